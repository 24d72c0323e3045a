import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'

import { OPERATORS, type OperatorName } from '#config/operators.ts'
import { partiesOf } from '../../../scripts/hosts.ts'
import { leanTables } from '../../../src/integrations/browser-tables.ts'
import { face } from '../../../src/integrations/face.ts'
import { leanDocuments } from '../../../src/integrations/lean-documents.ts'
import { leanSocket } from '../../../src/integrations/lean-socket.ts'
import { scopedName } from '../../../src/integrations/scoped-names.ts'

const HERE = import.meta.dirname
const ROOT = join(HERE, '../../..')
const VISITS = 'astro:transitions/client'
const LIBRARY = {
  entry: { shell: join(HERE, 'shell.ts'), late: join(HERE, 'late.ts') },
  formats: ['es' as const]
}
const SPRITE = /icons\.svg\?url/

/** Names the sprite of the built site, instead of bringing one along. */
function builtSprite(siteDir: string): Plugin {
  const [file] = globSync('_astro/icons.*.svg', { cwd: siteDir })
  if (!file) throw new Error(`${siteDir} has no sprite`)
  return {
    name: 'built-sprite',
    enforce: 'pre',
    resolveId: id =>
      SPRITE.test(id) ? '\0sprite' : id === VISITS ? join(HERE, 'visits.ts') : null,
    load: id => (id === '\0sprite' ? `export default ${JSON.stringify(`/${file}`)}` : null)
  }
}

function configOf(operator: OperatorName, siteDir: string, folder: string): InlineConfig {
  const brand = OPERATORS[operator]
  return {
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: {
      __OPERATOR__: JSON.stringify(operator),
      __RELEASE__: JSON.stringify(`${brand.slug}@peer`),
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
      __LICENCE__: '""',
      __LOCALES__: JSON.stringify(process.env['LOBBY_LOCALES'] ?? ''),
      __SPORTSBOOK__: JSON.stringify(brand.features.some(feature => feature === 'Sportsbook')),
      __THIRD_PARTIES__: JSON.stringify(partiesOf(brand, process.env))
    },
    css: { modules: { generateScopedName: scopedName(ROOT) } },
    plugins: [
      builtSprite(siteDir),
      face(brand),
      leanTables(operator),
      leanDocuments(),
      leanSocket()
    ],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', minify: false, lib: LIBRARY }
  }
}

/** The output options, with the modules of the shell in one file. */
const options = (shell: ReadonlySet<string> = new Set()) => ({
  external: /^react(-dom)?(\/|$)/,
  treeshake: { manualPureFunctions: ['TypedDocumentString'] },
  output: {
    codeSplitting: { groups: [{ name: 'of-shell', test: (id: string) => shell.has(id) }] }
  }
})

/** The modules that are needed before anything of the shell runs. */
function modulesOfShell(built: Awaited<ReturnType<typeof build>>): ReadonlySet<string> {
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The islands were not built')
  const chunks = output.output.filter(part => part.type === 'chunk')
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const needed = new Set(['shell.js'])
  for (const file of needed) for (const other of byFile.get(file)?.imports ?? []) needed.add(other)
  return new Set([...needed].flatMap(file => byFile.get(file)?.moduleIds ?? []))
}

/**
 * Makes a package of the product's own islands and stores, by the product's own plug-ins, for a peer
 * to bundle: React stays outside, all that the shell needs is one file, and what is loaded late
 * stays in files of its own.
 */
export async function buildIslands(
  operator: OperatorName,
  siteDir: string,
  folder: string
): Promise<void> {
  const config = configOf(operator, siteDir, folder)
  const parts = { ...config.build, rolldownOptions: options() }
  const shell = modulesOfShell(await build({ ...config, build: { ...parts, write: false } }))
  await build({ ...config, build: { ...parts, rolldownOptions: options(shell) } })
  // The built site's own sheet of a session says the same by the same names.
  for (const sheet of globSync('*.css', { cwd: folder })) rmSync(join(folder, sheet))
}
