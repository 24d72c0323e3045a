import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

import type { PageContent, Tree } from './react/tree.ts'

const AT_ONCE = 50

/** A page’s content, with the sheets that stand within the page. */
interface Taken extends PageContent {
  readonly styles: readonly string[]
}

/** Runs in a browser: takes a built page apart. */
function readPage({ path, html }: { path: string; html: string }): Taken {
  /** The names that React has for attributes which are not simply written together. */
  const names: Readonly<Record<string, string>> = {
    class: 'className',
    for: 'htmlFor',
    'accept-charset': 'acceptCharset'
  }
  const words =
    'accessKey autoComplete autoFocus charSet colSpan contentEditable crossOrigin dateTime encType enterKeyHint fetchPriority formAction hrefLang inputMode maxLength minLength noValidate playsInline popoverTarget popoverTargetAction readOnly rowSpan spellCheck srcDoc srcLang srcSet tabIndex'
  const camel = new Map(words.split(' ').map(word => [word.toLowerCase(), word]))
  const nameOf = (name: string, isDrawn: boolean) => {
    if (/^(data|aria)-/.test(name)) return name
    const simple = names[name] ?? camel.get(name)
    if (simple || !isDrawn) return simple ?? name
    return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  }
  const attributesOf = (element: Element) =>
    Object.fromEntries(
      [...element.attributes].map(({ name, value }) => {
        const isFlag = value === '' && !/^(data-|aria-|alt|value|class|href)/.test(name)
        const isInput = element instanceof HTMLInputElement
        const named = isInput && /^(value|checked)$/.test(name) ? `default-${name}` : name
        const key = nameOf(named, element instanceof SVGElement || named !== name)
        return [key, isFlag ? true : value]
      })
    )
  type Written = readonly [0, Readonly<Record<string, Written>> | unknown] | readonly [1, Written[]]
  /** Undoes what Astro does to the properties of an island. */
  const plain = ([kind, value]: Written): unknown => {
    if (kind === 1) return (value as Written[]).map(plain)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value as Record<string, Written>).map(([key, of]) => [key, plain(of)])
    )
  }
  const exports: Readonly<Record<string, string>> = {
    account: 'AccountMenu',
    notices: 'Notices',
    overlays: 'Overlays',
    'quick-deposit': 'QuickDeposit',
    toasts: 'Toasts',
    wallet: 'WalletBar'
  }
  const islandOf = (element: Element): Tree => {
    const place = element.getAttribute('data-astro-transition-persist') ?? ''
    const name = exports[place] ?? element.getAttribute('component-export') ?? ''
    const properties = JSON.parse(element.getAttribute('props') ?? '{}')
    return [`@${name}`, plain([0, properties]) as Record<string, unknown>]
  }
  const treeOf = (node: Node): Tree[] => {
    if (node instanceof Text) return node.data === '' ? [] : [node.data]
    if (!(node instanceof Element) || /^(script|noscript|template)$/.test(node.localName)) return []
    if (node.localName === 'astro-island') return [islandOf(node)]
    return [[node.localName, attributesOf(node), ...[...node.childNodes].flatMap(treeOf)]]
  }
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const { lang, ...root } = attributesOf(parsed.documentElement)
  return {
    path,
    language: String(lang),
    title: parsed.title,
    description: parsed.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    root,
    sheets: [...parsed.head.querySelectorAll('link[rel=stylesheet]')].map(
      link => link.getAttribute('href') ?? ''
    ),
    styles: [...parsed.head.querySelectorAll('style')].map(style => style.textContent ?? ''),
    body: [...parsed.body.childNodes].flatMap(treeOf)
  }
}

/** Where sheets are kept that stood within a page, below the folder of all content and in a site. */
export const SHEETS = '_astro'

/** Keeps a sheet that stood within a page as a file; its address in a site. */
function keepSheet(folder: string, style: string): string {
  const hash = createHash('sha256').update(style).digest('base64url').slice(0, 6)
  const file = join(SHEETS, `page.${hash}.css`)
  mkdirSync(join(folder, SHEETS), { recursive: true })
  writeFileSync(join(folder, file), style)
  return `/${file}`
}

/** Where a page's content is kept, below the folder of all of them. */
export const contentFile = (path: string) => join(path, 'page.json')

/**
 * Takes the content out of built pages, which are named by their paths below the site, and writes it
 * as files that peers are made from: what a content system would tell them.
 */
export async function writeContent(
  page: Page,
  siteDir: string,
  paths: readonly string[],
  folder: string
): Promise<void> {
  for (let first = 0; first < paths.length; first += AT_ONCE) {
    const some = paths.slice(first, first + AT_ONCE).map(path => ({
      path,
      html: readFileSync(join(siteDir, path, 'index.html'), 'utf8')
    }))
    for (const one of some) {
      const { styles, ...content } = await page.evaluate(readPage, one)
      const sheets = [...content.sheets, ...styles.map(style => keepSheet(folder, style))]
      const file = join(folder, contentFile(one.path))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ ...content, sheets }))
    }
  }
}
