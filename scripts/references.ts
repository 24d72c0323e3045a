export interface Reference {
  /** A path from the root of the site, or nothing for the page itself. */
  readonly path: string
  readonly fragment: string
  /** A link that a person follows, which has a slash at its end where it names a page. */
  readonly isLink: boolean
}

const ATTRIBUTE =
  /\s(href|src|srcset|imagesrcset|poster|component-url|renderer-url|before-hydration-url|action)="([^"]*)"/g
const SHARED_PICTURE = /<meta property="og:image" content="([^"]*)"/g
const STYLE_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g
const CHUNK = /["'`/]([\w.-]+\.(?:js|css))["'`]/g
const POINTER =
  /\s(?:for|aria-labelledby|aria-describedby|aria-controls|aria-owns|popovertarget|list)="([^"]+)"/gi

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(match => match[1] ?? '')

/** Only what the site itself answers: an address of another host is no file of ours. */
function referenceTo(address: string, origin: string, isLink: boolean): Reference | undefined {
  const local = address.startsWith(origin) ? address.slice(origin.length) : address
  if (!/^(\/(?!\/)|#|$)/.test(local)) return undefined
  const [, path = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(local) ?? []
  return { path, fragment: decodeURIComponent(fragment), isLink }
}

const addressesOf = (name: string, value: string) =>
  name.endsWith('srcset')
    ? value.split(',').map(part => part.trim().split(/\s+/)[0] ?? '')
    : [value]

/** Everything of the site that a page links to, loads or names, scripts aside. */
export function referencesOf(html: string, origin: string): readonly Reference[] {
  const inert = html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('&amp;', '&')
  const named = [...inert.matchAll(ATTRIBUTE)].flatMap(([, name = '', value = '']) =>
    addressesOf(name, value).map(address => referenceTo(address, origin, name === 'href'))
  )
  const pictures = all(inert, SHARED_PICTURE).map(address => referenceTo(address, origin, false))
  return [...named, ...pictures].filter(reference => reference !== undefined)
}

/** What a style sheet loads. */
export const styleReferencesOf = (css: string): readonly string[] =>
  all(css, STYLE_URL).filter(url => !url.startsWith('data:'))

/** The sheets that stand within a page. */
export const sheetsOf = (html: string): readonly string[] =>
  all(html, /<style[^>]*>([\s\S]*?)<\/style>/g)

/** The chunks that the scripts of a page name, themselves or in attributes of their elements. */
export const chunksOf = (html: string): readonly string[] =>
  (html.match(/<script(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/g) ?? []).flatMap(script => [
    ...all(script, CHUNK),
    ...all(script, /^<script[^>]*\sdata-chunks="([^"]+)"/g).flatMap(names =>
      names.split(' ').map(name => `${name}.js`)
    )
  ])

/** The marks of a page that something can point at. */
export const idsOf = (html: string): readonly string[] => all(html, /\sid="([^"]+)"/g)

/** The marks that parts of the page point at, as a label does at its field. */
export const pointersOf = (html: string): readonly string[] =>
  all(html.replace(/<script[\s\S]*?<\/script>/g, ''), POINTER).flatMap(ids =>
    ids.trim().split(/\s+/)
  )
