import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { defineConfig, type InlineConfig, type Plugin } from 'vite'

const packed: Plugin = {
  name: 'packed',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(file.code)
        })
  }
}

/** One plain script, served by the desk at one address. */
const config: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  publicDir: false,
  plugins: [packed],
  build: {
    outDir: join(import.meta.dirname, '../dist/desk-widget'),
    emptyOutDir: true,
    target: 'es2023',
    lib: {
      entry: join(import.meta.dirname, 'src/snippet.ts'),
      formats: ['iife'],
      name: 'desk',
      fileName: () => 'snippet.js'
    },
    rolldownOptions: { output: { minify: true } }
  }
}

export default defineConfig(config)
