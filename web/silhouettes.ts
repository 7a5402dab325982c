// Silhouettes for woven pictures: `import them from './heroes/tapestry.json?silhouettes'` gives those of the icon set
// that the table names, and no others.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Plugin } from 'vite'

import { drawnOnGrid } from './paths.ts'

const QUERY = '?silhouettes'

interface IconSet {
  icons: Readonly<Record<string, { body: string }>>
}

interface Table {
  heroes: Readonly<Record<string, string>>
  family: readonly string[]
}

export function silhouettes(): Plugin {
  let icons: IconSet['icons'] | null = null
  return {
    name: 'silhouettes',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      icons ??= (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet).icons
      const table = JSON.parse(readFileSync(file, 'utf8')) as Table
      const found: Record<string, string> = {}
      for (const name of [...Object.values(table.heroes), ...table.family]) {
        const icon = icons[name]
        if (!icon) throw new Error(`${file}: the icon set has no ${name}`)
        found[name] = drawnOnGrid(icon.body.replaceAll(' fill="currentColor"', ''))
      }
      return { code: `export default ${JSON.stringify(found)}`, moduleType: 'js' }
    },
  }
}
