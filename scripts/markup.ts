import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** What the standard says and what helps a reader; how markup is spelled is its writer's affair. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The frame's own headings stand before the page's.
      'heading-level': ['error', { minInitialRank: 'h2' }],
      'require-sri': ['error', { target: 'crossorigin' }],
      // Of two landmarks of a name one is hidden, which axe sees in the browser.
      'unique-landmark': 'off'
    }
  })
)

/** What is wrong with the markup of a page, a line a fault. */
export function markupFaults(html: string): readonly string[] {
  const { results } = validator.validateStringSync(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`)
  )
}

/** What says something of a page to scripts, styles and readers, and nothing of its markup. */
const TELLS_NOTHING = /^(class|data-.*|lang|opts|props|title)$/
const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const VALUE = /([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g

/** A tag with the names of its attributes, or with the values that say what kind of thing it is. */
const kindOf = (tag: string) =>
  tag.replace(VALUE, (_, name: string, one?: string, other?: string) => {
    const value = one ?? other ?? ''
    return !TELLS_NOTHING.test(name) && /^[a-z-]{1,12}$/.test(value) ? `${name}=${value}` : name
  })

/** Which tags stand next to which in a page: pages with the same neighbours are valid or invalid together. */
export function neighboursOf(html: string): string {
  const bare = html.replace(/(<(script|style)[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3')
  const tags = bare.match(TAG) ?? []
  const pairs = new Set<string>()
  let before = ''
  for (const tag of tags.map(kindOf)) {
    pairs.add(before + tag)
    before = tag
  }
  return [...pairs].sort().join('\n')
}
