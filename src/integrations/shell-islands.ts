const ISLAND = /<astro-island\s([^>]*)>/g
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g
const PERSISTED = 'data-astro-transition-persist'
/** Differ from page to page without meaning anything. */
const PASSING = new Set(['uid', 'prefix', PERSISTED])

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#38;': '&',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>'
}

const plain = (value: string) =>
  value.replace(/&(?:\w+|#\d+);/g, entity => ENTITIES[entity] ?? entity)

type Attributes = Readonly<Record<string, string>>

/**
 * Takes from a page what the islands named are told, since only a session reads it: each keeps its
 * place, what was rendered of it, and the name it persists under; the first one also the address
 * of its code, by which a session knows a page of another build.
 */
export function takeShellIslands(
  html: string,
  names: readonly string[]
): { readonly html: string; readonly islands: Readonly<Record<string, Attributes>> } {
  const islands: Record<string, Attributes> = {}
  const rest = html.replace(ISLAND, (whole, written: string) => {
    const attributes = [...written.matchAll(ATTRIBUTE)].map(
      ([, name = '', value = '']) => [name, plain(value)] as const
    )
    const all = new Map(attributes)
    const name = all.get(PERSISTED)
    if (name === undefined || all.get('client') !== 'session' || !names.includes(name)) return whole
    islands[name] = {
      ...Object.fromEntries(attributes.filter(([key]) => !PASSING.has(key))),
      prefix: `s${names.indexOf(name)}`
    }
    const build = name === names[0] ? ` component-url="${all.get('component-url')}"` : ''
    return `<astro-island ${PERSISTED}="${name}"${build}>`
  })
  return { html: rest, islands }
}
