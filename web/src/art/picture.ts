// What a woven picture is made of; see Woven.svelte.

export type Light = 'day' | 'halo' | 'flash' | 'none'

export interface Picture {
  sky: string
  light: Light
  land: string
  hero: string
  border: string
  seed: number
  roof?: boolean
}
