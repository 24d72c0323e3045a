import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import packageJson from './package.json' with { type: 'json' }
import { partiesOf } from './scripts/hosts.ts'
import { builtLocales } from './src/config/built-locales.ts'
import { isLicence } from './src/config/licences.ts'
import { isOperator, OPERATORS } from './src/config/operators.ts'
import { besidePlatform } from './src/integrations/beside-platform.ts'
import { brandIcons } from './src/integrations/brand-icons.ts'
import { leanTables } from './src/integrations/browser-tables.ts'
import { face } from './src/integrations/face.ts'
import { finishFiles } from './src/integrations/finish-files.ts'
import { inPageScripts } from './src/integrations/in-page-scripts.ts'
import { leanDocuments } from './src/integrations/lean-documents.ts'
import { leanRenderer } from './src/integrations/lean-renderer.ts'
import { leanSocket } from './src/integrations/lean-socket.ts'
import { scopedName } from './src/integrations/scoped-names.ts'
import { searchEngines } from './src/integrations/search-engines.ts'
import { shellStyles } from './src/integrations/shell-styles.ts'
import { touchModules } from './src/integrations/touch-modules.ts'

const operator = process.env.LOBBY_OPERATOR ?? 'Infiniza'
if (!isOperator(operator)) throw new Error(`LOBBY_OPERATOR: there is no operator ${operator}`)
const licence = process.env.LOBBY_LICENCE ?? ''
if (licence !== '' && !isLicence(licence))
  throw new Error(`LOBBY_LICENCE: there is no licence ${licence}`)
const brand = OPERATORS[operator]
const asked = process.env.LOBBY_LOCALES ?? ''

const directives = {
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['session', 'slip'])
        addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` })
    }
  }
}

/** The islands of every page of a session, with all that they need, are one file and not a dozen. */
const shell = {
  name: 'shell',
  priority: 2,
  test: /islands.(account-menu.AccountMenu|notices.Notices|overlays.Overlays|quick-deposit.QuickDeposit|toasts.Toasts|wallet-bar.WalletBar)\.tsx|environment.graphql.api-client\.ts|stores.late-texts\.ts$/
}

/**
 * What every drawing of sports needs is one file: parted by who needs what it would pack worse. The
 * copies of its modules that `touch-modules.ts` keeps apart are no part of it, hence the ends of names.
 */
const sportsChunk = {
  name: 'sports',
  test: /(islands.sports.(crest|follow|links|moment|picks|price|row|stars|view)|stores.sports.live|rules.sports.(live-board|naming|prices))\.ts$/
}

/**
 * What rows of games need, at the first touch and for a player. Who needs one of them mostly needs the
 * others, and the lobby names each file that a session loads.
 */
const rowsChunk = { name: 'rows', test: /rules.(carousel|message-format|browse.shelf-file)\.ts$/ }

/** What tells which games a player has and may play comes together to every session. */
const playedChunk = {
  name: 'played',
  test: /stores.(games.(recently-played|scope)|product-mode)\.ts$/
}

const favouritesChunk = { name: 'favourites', test: /stores.(games.favourites|action-error)\.ts$/ }

/** These are needed beside the parts above too, by who needs nothing else of them. */
const apart = Object.entries({
  element: 'islands.ui.element',
  // Before the atoms, which would take along the parser that it is made of.
  fit: 'contract.wire.fit',
  atoms: 'contract.wire.atoms',
  consent: 'stores.consent',
  data: 'contract.generated.data.graphql|stores.calls.data',
  graphql: 'contract.generated.page.graphql'
}).map(([name, files]) => ({ name, priority: 1, test: new RegExp(`(${files})\\.ts$`) }))

/**
 * Seven signs of a hash tell the versions of one file apart as well as eight do, and pages and the shell
 * of a session name dozens of files, of which these signs are what packs worst.
 */
const scripts = '_astro/[name].[hash:7].js'

/** React stays the same over many builds, and packs better as one text. */
const reactChunk = {
  name: 'react',
  priority: 3,
  test: /node_modules.(react|react-dom|scheduler|@astrojs.react)[\\/]|rolldown.runtime/
}

export default defineConfig({
  output: 'static',
  site: process.env.LOBBY_PUBLIC_URL ?? 'http://localhost:4321',
  outDir: `./dist/${brand.slug}`,
  cacheDir: './.cache/astro',
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    directives,
    brandIcons(brand),
    besidePlatform(process.env.LOBBY_DEV_PLATFORM),
    searchEngines(builtLocales(brand, asked)),
    finishFiles()
  ],
  vite: {
    define: {
      __OPERATOR__: JSON.stringify(operator),
      __RELEASE__: JSON.stringify(
        `${brand.slug}@${process.env.LOBBY_RELEASE || packageJson.version}`
      ),
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
      __LICENCE__: JSON.stringify(licence),
      __LOCALES__: JSON.stringify(asked),
      __SPORTSBOOK__: JSON.stringify(brand.features.includes('Sportsbook')),
      __THIRD_PARTIES__: JSON.stringify(partiesOf(brand, process.env))
    },
    environments: {
      client: {
        // What is found only as pages come to it makes those pages load twice.
        optimizeDeps: {
          include: ['@nanostores/react', 'nanostores', 'oidc-client-ts', 'react-dom', 'valibot']
        },
        build: { rolldownOptions: { output: { chunkFileNames: scripts, entryFileNames: scripts } } }
      }
    },
    css: { modules: { generateScopedName: scopedName(import.meta.dirname) } },
    plugins: [
      face(brand),
      inPageScripts(),
      leanTables(operator, isLicence(licence) ? licence : undefined),
      leanDocuments(),
      leanRenderer(),
      leanSocket(),
      shellStyles(),
      touchModules()
    ],
    build: {
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['TypedDocumentString'] },
        output: {
          codeSplitting: {
            groups: [
              reactChunk,
              ...apart,
              shell,
              sportsChunk,
              rowsChunk,
              playedChunk,
              favouritesChunk
            ]
          }
        }
      }
    }
  }
})
