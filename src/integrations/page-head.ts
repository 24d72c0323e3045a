/** What the head of a built page tells search engines and shared links. */
export interface PageHead {
  readonly title: string
  readonly description: string | undefined
  readonly canonical: string | undefined
  readonly isKept: boolean
  /** Addresses of the same page in other languages, by their tag. */
  readonly alternates: ReadonlyMap<string, string>
  readonly picture: string | undefined
  readonly modified: string | undefined
  readonly things: readonly string[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#38': '&',
  '#39': "'"
}

const plain = (text: string | undefined) =>
  text?.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const CANONICAL = /<link rel="canonical" href="([^"]*)"/
const ALTERNATE = /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g
const DATA = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

/**
 * Reads the head of a page of the build; the rest of the page is of no matter. A part of a string keeps
 * the whole of it in memory, so that what is read is copied: thousands of heads are kept at once.
 */
export function headOf(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'))
  const meta = (name: string) =>
    plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1])
  return structuredClone({
    title: plain(/<title>(.*?)<\/title>/s.exec(head)?.[1]) ?? '',
    description: meta('description'),
    canonical: plain(CANONICAL.exec(head)?.[1]),
    isKept: meta('robots') === undefined,
    alternates: new Map(
      [...head.matchAll(ALTERNATE)].map(([, tag = '', href]) => [tag, plain(href) ?? ''])
    ),
    picture: meta('og:image'),
    modified: meta('article:modified_time'),
    things: [...head.matchAll(DATA)].map(([, text = '']) => text)
  })
}

/** The address that a file of the build is reached at. */
export const pathOfFile = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`

/** Whether search engines are to list the file: it may be kept, and it is the page's own address. */
export const isListedAt = ({ isKept, canonical }: PageHead, address: string): boolean =>
  isKept && canonical === address
