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

/** A tag with the names of its attributes, or with the values that say what kind of thing it is. */
const kindOf = (tag: string) =>
  tag.replace(/="([^"]*)"/g, (_, value: string) =>
    /^[a-z-]{1,12}$/.test(value) ? `=${value}` : ''
  )

/** Which tags stand next to which in a page: pages with the same neighbours are valid or invalid together. */
export function neighboursOf(html: string): string {
  const bare = html.replace(/(<script[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2')
  const tags = bare.match(/<\/?[a-z][^>]*>/gi) ?? []
  const pairs = new Set<string>()
  let before = ''
  for (const tag of tags.map(kindOf)) {
    pairs.add(before + tag)
    before = tag
  }
  return [...pairs].sort().join('\n')
}
