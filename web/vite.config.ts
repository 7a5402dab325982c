import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

import { drawnOnGrid } from './paths.ts'
import { silhouettes } from './silhouettes.ts'

const server = process.env.GOBELIN_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), silhouettes(), icons({ compiler: 'svelte', defaultClass: 'glyph', transform: drawnOnGrid })],
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
