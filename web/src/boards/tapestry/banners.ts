// The banners of civilizations: dye, cut and a symmetrical device of stitches, all from the name, so that each has its
// own and keeps it.

const DYES = ['#9c2f2a', '#27517a', '#55722f', '#6b3768', '#8a5a1c', '#0d5c63', '#7a3b52', '#3d4a7c']
const SECONDS = ['#f0c868', '#f4ead6', '#e8b93a', '#fcf5e4']
const CUTS = [
  'M3 3h24v28l-12-6l-12 6z',
  'M3 3h24v24l-12 7l-12-7z',
  'M3 3h24v30h-24z',
  'M3 3h24v29l-6-5l-6 5l-6-5l-6 5z',
]
/** Stitches of half a device, in columns from its middle. */
const COLUMNS = 3
const ROWS = 6
const STITCH = 3

export interface Banner {
  dye: string
  second: string
  cut: string
  stitches: string
}

const KNOWN = new Map<string, Banner>()

export function bannerOf(civilization: string): Banner {
  const known = KNOWN.get(civilization)
  if (known) return known
  let state = [...civilization].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 11)
  const pick = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  const made: Banner = {
    dye: DYES[pick(DYES.length)] ?? '',
    second: SECONDS[pick(SECONDS.length)] ?? '',
    cut: CUTS[pick(CUTS.length)] ?? '',
    stitches: Array.from({ length: ROWS * COLUMNS }, (_, n) => {
      const [row, column] = [Math.floor(n / COLUMNS), n % COLUMNS]
      if (pick(9) < 4 - (column ? 0 : 3)) return ''
      const y = 7.5 + row * STITCH
      return [...new Set([15 + column * STITCH, 15 - column * STITCH])]
        .map((x) => `M${x - 1.3} ${y}h2.6v2.6h-2.6z`)
        .join('')
    }).join(''),
  }
  KNOWN.set(civilization, made)
  return made
}
