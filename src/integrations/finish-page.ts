import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { ASKED, CHUNKS, FLAGS, RUNTIME, SHEET, TOUCHED } from '../in-page/file-names.ts'
import { withoutFacades } from './facades.ts'
import { importClosure } from './import-closure.ts'
import { splitIslands } from './split-islands.ts'
import { flagsFile, takeTouchLoader, touchFile } from './touch-modules.ts'

const STYLE = /<link rel="stylesheet" href="\/_astro\/([^"]+)">/g
/** Stands in base.css, since the content policy takes no style element. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/g
const SCRIPT = /<script>([\s\S]*?)<\/script>/g
const ISLAND = /<astro-island[^>]*\sclient="([^"]*)"/g
/** Those that give the page time first are not fetched ahead of it. */
const SESSION_ISLAND =
  /component-url="\/_astro\/([^"]+)"[^>]*renderer-url="\/_astro\/([^"]+)"[^>]*client="session"(?![^>]*&quot;late&quot;)/g

/** True when no island of the page runs for a visitor before something is picked, which fetches it then. */
const waitsForSession = (html: string) =>
  [...html.matchAll(ISLAND)].every(([, client]) => client === 'session' || client === 'slip')

const isRuntime = (script: string) =>
  script.includes('astro:session') ||
  script.includes('astro:slip') ||
  script.includes('customElements.get("astro-island")')

/** What islands are told and no code of theirs reads: a name for a message, a number, a mark that stands on them too. */
const UNREAD =
  /(?<=<astro-island) uid="[^"]*"|&quot;name&quot;:&quot;\w+&quot;,(?=&quot;value)|,?&quot;data-astro-transition-persist&quot;:\[0,&quot;[\w-]+&quot;\]/g

/** What an island is told, in quotes that its own need no names within. */
const TOLD = /(?<=<astro-island[^>]*) (props|opts)="([^"]*)"/g
const inSingleQuotes = (_: string, name: string, told: string) =>
  ` ${name}='${told.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`

/** An icon from the sprite: elements of a drawing may close themselves, which spares a lobby half a kB. */
const USE = /(<use [^>]*)><\/use>/g

/**
 * A sheet up to this size stands in its page: over a slow line that is a round trip less before anything
 * is painted. A heavier one takes longer to come with each page than it takes to ask for once.
 */
const IN_PAGE = 40_000

/** The sheet of the islands may stand before the page's own, so it names the order itself. */
const LAYERS = '@layer reset, tokens, base, components, layout, islands, utilities;'

/**
 * Gives the last work on a page after the build: one style sheet instead of several, within the page
 * where it is small, since a visitor has nothing to look at before it has come; the islands'
 * runtime as a file that only a session fetches, where no other island needs it; and the names of
 * the chunks that a session wants early, and of those that come at the first touch.
 */
export async function pageFinisher(folder: string) {
  const closure = await importClosure(folder)
  const direct = await withoutFacades(folder)
  const written = new Map<string, string>()
  const sheets = new Map<string, ReturnType<typeof bundle>>()

  const write = (name: string, ending: string, content: string) => {
    const known = written.get(content)
    if (known !== undefined) return known
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 6)
    const file = `${name}.${hash}.${ending}`
    writeFileSync(path.join(folder, file), content)
    written.set(content, file)
    return file
  }

  const touched = write('touched', 'js', takeTouchLoader(folder))

  const asked = touchFile(folder, 'consent')

  const flags = flagsFile(folder)

  /** The page's sheets as one, and what the islands alone need as another. */
  const bundle = async (names: readonly string[]) => {
    const parts = await Promise.all(names.map(name => readFile(path.join(folder, name), 'utf8')))
    const { islands, rest } = splitIslands(parts.join(''))
    return { whole: parts.join(''), page: rest, session: islands }
  }

  async function withOneSheet(html: string) {
    const names = [...html.matchAll(STYLE)].map(([, name = '']) => name)
    if (names.length === 0) return html
    const key = names.join()
    const found = sheets.get(key) ?? bundle(names)
    sheets.set(key, found)
    const { whole, page, session } = await found
    const later = waitsForSession(html)
    const own = later ? page : whole
    const styles =
      own.length > IN_PAGE
        ? `<link rel="stylesheet" href="/_astro/${write('page', 'css', own)}">`
        : `<style>${own}</style>`
    const hasIslands = later && html.includes('<astro-island')
    const sheet = hasIslands ? ` data-sheet="${write('session', 'css', LAYERS + session)}"` : ''
    let isFirst = true
    return html.replace(` data-sheet="${SHEET}"`, sheet).replace(STYLE, () => {
      const replacement = isFirst ? styles : ''
      isFirst = false
      return replacement
    })
  }

  /** The runtime as a file: fetched at once where a visitor needs it, else by a session alone. */
  function withLateRuntime(html: string) {
    let runtime = ''
    const rest = html.replace(ISLAND_STYLE, '').replace(SCRIPT, (whole, script: string) => {
      if (!isRuntime(script)) return whole
      runtime += `${script}\n`
      return ''
    })
    const name = runtime && write('islands', 'js', runtime)
    if (name === '' || waitsForSession(html)) return rest.replaceAll(RUNTIME, name)
    const script = `<script async src="/_astro/${name}"></script>`
    return rest.replaceAll(RUNTIME, '').replace('</head>', `${script}</head>`)
  }

  /** A page with nothing to touch does not carry the script that waits for it. */
  const withTouch = (html: string) =>
    html.includes(' data-touch=')
      ? html.replace(TOUCHED, touched).replace(ASKED, asked)
      : html.replace(SCRIPT, (whole, script: string) => (script.includes(TOUCHED) ? '' : whole))

  return async (built: string): Promise<string> => {
    const html = direct(built)
    const chunks = new Set(
      [...html.matchAll(SESSION_ISLAND)].flatMap(([, component = '', renderer = '']) =>
        closure([component, renderer])
      )
    )
    // In one order, which packs better.
    const list = [...chunks]
      .toSorted()
      .map(chunk => chunk.replace(/\.js$/, ''))
      .join(' ')
    const page = withLateRuntime(html).replace(CHUNKS, list).replace(FLAGS, flags)
    const lean = withTouch(page).replace(UNREAD, '').replace(USE, '$1/>')
    return withOneSheet(lean.replace(TOLD, inSingleQuotes))
  }
}
