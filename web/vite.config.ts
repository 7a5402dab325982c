import { existsSync, readdirSync } from 'node:fs'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.GOBELIN_SERVER ?? 'http://127.0.0.1:8000'

/** Tells the server which games have a board of their own. */
function boards(): Plugin {
  const home = new URL('src/boards/', import.meta.url)
  const isBoard = (name: string) => name !== 'generic' && existsSync(new URL(`${name}/Board.svelte`, home))
  return {
    name: 'boards',
    generateBundle() {
      const source = JSON.stringify(readdirSync(home).filter(isBoard).sort())
      this.emitFile({ type: 'asset', fileName: 'boards.json', source })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), boards(), icons({ compiler: 'svelte', defaultClass: 'glyph' })],
  build: {
    outDir: '../src/gobelin/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data addresses
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // A whole board in jsdom takes its time on a busy machine.
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], testTimeout: 60_000 },
})
