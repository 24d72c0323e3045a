import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** A module of the product with all it imports, as one script for a page of a test. */
export async function bundle(entry: URL): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __OPERATOR__: '"Infiniza"', 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'testPage' },
      rolldownOptions: { output: { codeSplitting: false } }
    }
  })
  const [output] = Array.isArray(built) ? built : []
  const chunk = output?.output.find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`${entry} made no script`)
  return chunk.code
}
