"""What games share: helpers that know of cards and boards, which the kernel does not."""
