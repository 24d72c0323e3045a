import { fileURLToPath } from 'node:url'
import { build } from 'vite'

interface Bundle {
  readonly script: string
  readonly styles: string
}

/** A module of the product with all it imports, as one script and one style sheet. */
export async function bundleWithStyles(entry: URL): Promise<Bundle> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __OPERATOR__: '"Infiniza"', 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(entry),
        formats: ['iife'],
        name: 'testPage',
        cssFileName: 'page'
      },
      rolldownOptions: { output: { codeSplitting: false } }
    }
  })
  const [result] = Array.isArray(built) ? built : []
  const chunk = result?.output.find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`${entry} made no script`)
  const sheet = result?.output.find(({ fileName }) => fileName.endsWith('.css'))
  const styles = sheet?.type === 'asset' ? sheet.source : ''
  return { script: chunk.code, styles: String(styles) }
}

/** A module of the product with all it imports, as one script for a page of a test. */
export const bundle = async (entry: URL): Promise<string> => (await bundleWithStyles(entry)).script
