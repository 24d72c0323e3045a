import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { defineConfig, type InlineConfig, type Plugin } from 'vite'

const APP = '__APP__'

/**
 * The script that sites name keeps its name and must know the hashed one of what it loads. A site
 * may take it as a plain script, and more than once: so it stands alone, in a scope of its own.
 */
const loaderOfApp: Plugin = {
  name: 'loader-of-app',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [file] : []))
    const app = chunks.find(chunk => chunk.isEntry && chunk.name === 'app')
    const loader = chunks.find(chunk => chunk.fileName === 'v1.js')
    if (!app || !loader?.code.includes(APP)) throw new Error('The loader does not load the app')
    if (loader.imports.length > 0) throw new Error('The loader must stand alone')
    loader.code = `(()=>{${loader.code.replaceAll(APP, app.fileName).trim()}})()\n`
    for (const { code, fileName } of chunks)
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(code) })
  }
}

/** Served below /widget/ of the engagement provider. */
const config: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  publicDir: false,
  plugins: [loaderOfApp],
  build: {
    outDir: join(import.meta.dirname, '../dist/engagement-widget'),
    emptyOutDir: true,
    target: 'es2023',
    // A library is not given code that loads style sheets: a site's policy would refuse them.
    lib: {
      entry: {
        v1: join(import.meta.dirname, 'src/v1.ts'),
        app: join(import.meta.dirname, 'src/app.ts')
      },
      formats: ['es']
    },
    rolldownOptions: {
      output: {
        minify: true,
        entryFileNames: chunk => (chunk.name === 'v1' ? 'v1.js' : '[name]-[hash].js'),
        chunkFileNames: '[name]-[hash].js'
      }
    }
  }
}

export default defineConfig(config)
