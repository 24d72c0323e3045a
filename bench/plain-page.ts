import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const PLACE = 'bench'
const MARKED = 'a, button, h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, th, label, summary'

type Part =
  | { readonly kind: 'text'; readonly tag: 'h1' | 'h2' | 'h3' | 'p'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | {
      readonly kind: 'picture'
      readonly src: string
      readonly width: number
      readonly height: number
    }

interface Words {
  readonly language: string
  readonly title: string
  readonly parts: readonly Part[]
}

/** Reads what a page shows: its words in their order, and the pictures of the first screen. */
const readWords = (page: Page): Promise<Words> =>
  page.evaluate(marked => {
    const parts: Part[] = []
    const seen = new Set<Element>()
    const add = (node: Node) => {
      const parent = node.parentElement
      if (!parent?.checkVisibility()) return
      if (node instanceof HTMLImageElement) {
        const { top, width, height } = node.getBoundingClientRect()
        if (top < innerHeight && node.currentSrc)
          parts.push({ kind: 'picture', src: node.currentSrc, width, height })
        return
      }
      const holder = parent.closest(marked) ?? parent
      const text = holder.textContent.replace(/\s+/g, ' ').trim()
      if (seen.has(holder) || text === '') return
      seen.add(holder)
      if (holder instanceof HTMLAnchorElement) {
        parts.push({ kind: 'link', href: holder.getAttribute('href') ?? '', text })
        return
      }
      const name = holder.localName
      const tag = name === 'h1' || name === 'h2' || name === 'h3' ? name : 'p'
      parts.push({ kind: 'text', tag, text })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL, node => {
      if (node instanceof Element && node.matches('script, style, template, svg'))
        return NodeFilter.FILTER_REJECT
      const isText = node instanceof Text && node.data.trim() !== ''
      return isText || node instanceof HTMLImageElement
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP
    })
    while (walker.nextNode()) add(walker.currentNode)
    return { language: document.documentElement.lang, title: document.title, parts }
  }, MARKED)

const escaped = (text: string) => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)

function htmlOf(part: Part): string {
  switch (part.kind) {
    case 'link':
      return `<p><a href="${escaped(part.href)}">${escaped(part.text)}</a></p>`
    case 'picture': {
      const { pathname } = new URL(part.src)
      const size = `width="${Math.round(part.width)}" height="${Math.round(part.height)}"`
      return `<img src="${pathname}" ${size} alt="">`
    }
    case 'text':
      return `<${part.tag}>${escaped(part.text)}</${part.tag}>`
    default:
      return part satisfies never
  }
}

const SHEET = `body{max-width:70rem;margin:0 auto;padding:1rem;background:#14141c;color:#eee;font:1rem/1.5 system-ui,sans-serif}
h1,h2,h3{line-height:1.2}
a{color:#ffcf5c}
img{max-width:100%;height:auto;border-radius:8px}
`

function put(siteDir: string, file: string, content: string): void {
  const path = join(siteDir, PLACE, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
  // Best quality, which flatters the reference.
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content))
}

/** Writes by hand, so to speak, a page of the same words beside the built ones; answers its path. */
export async function writePlainPage(page: Page, siteDir: string, name: string): Promise<string> {
  const { language, title, parts } = await readWords(page)
  const head = [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(title)}</title>`,
    `<link rel="stylesheet" href="/${PLACE}/plain.css">`
  ]
  put(siteDir, 'plain.css', SHEET)
  put(siteDir, `${name}/index.html`, `${[...head, ...parts.map(htmlOf)].join('\n')}\n`)
  return `/${PLACE}/${name}/`
}
