"""What a game is held to in its own tests, with a line for each; the conformance suite walks matches besides.

    from gobelin.testkit.boards import check_explained, check_screens
    from gobelin.testkit.box import BoxTests
    from gobelin.testkit.encoding import check_layout
    from gobelin.testkit.golden import check_record, check_variants
    from gobelin.testkit.settings import check_settings
    from gobelin.testkit.texts import check_texts

Each raises `gobelin.promises.Breach`, which says what is wrong and where.
"""
