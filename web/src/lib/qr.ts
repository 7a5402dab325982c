export interface Qr {
  box: string
  path: string
}

/** The modules of a code that the server has drawn as SVG: one path of strokes. */
export function readQr(svg: string): Qr | null {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const root = page.querySelector('svg')
  const paths = [...page.querySelectorAll('path')]
  const path = paths.find((candidate) => candidate.getAttribute('stroke') !== null) ?? paths.at(-1)
  const drawn = path?.getAttribute('d')
  if (!root || !drawn) return null
  const scale = Number(/scale\(([\d.]+)\)/.exec(path?.getAttribute('transform') ?? '')?.[1] ?? 1)
  const box = root.getAttribute('viewBox')?.split(/\s+/).map(Number) ?? [
    0,
    0,
    Number(root.getAttribute('width')),
    Number(root.getAttribute('height')),
  ]
  return { box: box.map((part) => part / scale).join(' '), path: drawn }
}
