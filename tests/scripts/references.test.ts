import { describe, expect, test } from 'vitest'

import {
  chunksOf,
  idsOf,
  pointersOf,
  referencesOf,
  styleReferencesOf
} from '../../scripts/references.ts'

const ORIGIN = 'https://casino.example'
const pathsOf = (html: string) => referencesOf(html, ORIGIN).map(({ path }) => path)

describe('what a page refers to', () => {
  test('are its links, with the mark they lead to', () => {
    const html = '<a href="/en/terms/?a=1&amp;b=2#complaints">x</a><a href="#top">x</a>'
    expect(referencesOf(html, ORIGIN)).toEqual([
      { path: '/en/terms/', fragment: 'complaints', isLink: true },
      { path: '', fragment: 'top', isLink: true }
    ])
  })

  test('are pictures of every width, islands and what is shared', () => {
    const html = `<img src="/a.avif" srcset="/a-1.avif 1x, /a-2.avif 2x">
      <astro-island component-url="/_astro/A.js">
      <meta property="og:image" content="${ORIGIN}/icons/share.png">`
    expect(pathsOf(html)).toEqual([
      '/a.avif',
      '/a-1.avif',
      '/a-2.avif',
      '/_astro/A.js',
      '/icons/share.png'
    ])
  })

  test('are not the addresses of other hosts, of mail and telephone', () => {
    const html = ['https://other.example/', '//other.example/', 'mailto:a@b.example', 'tel:1']
      .map(href => `<a href="${href}">x</a>`)
      .join('')
    expect(pathsOf(html)).toEqual([])
  })

  test('are chunks that a script of the page names', () => {
    expect(chunksOf('<script>import(`/_astro/islands.Ab-1.js`)</script>')).toEqual([
      'islands.Ab-1.js'
    ])
    const names = 'data-chunks="react.Ab-1 shell.Cd_2" data-runtime="islands.Ef3.js"'
    expect(chunksOf(`<script ${names}>go()</script>`)).toEqual([
      'islands.Ef3.js',
      'react.Ab-1.js',
      'shell.Cd_2.js'
    ])
  })

  test('are marks, and what points at them', () => {
    const html = '<label for="mail">x</label><input id="mail" aria-describedby="hint why">'
    expect(idsOf(html)).toEqual(['mail'])
    expect(pointersOf(html)).toEqual(['mail', 'hint', 'why'])
  })

  test('are what its sheet loads, unless the sheet carries it', () => {
    expect(styleReferencesOf(`a{src:url("/f.woff2");mask:url(data:image/svg+xml,x)}`)).toEqual([
      '/f.woff2'
    ])
  })
})
