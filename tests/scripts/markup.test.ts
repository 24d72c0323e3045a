import { describe, expect, test } from 'vitest'

import { markupFaults, neighboursOf } from '../../scripts/markup.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`

describe('the markup of a page', () => {
  test('is right', () => {
    expect(markupFaults(page('<h1>Games</h1><p>Text</p>'))).toEqual([])
  })

  test.each([
    ['element-permitted-content', '<h1>Games</h1><ul><p>Text</p></ul>'],
    ['no-dup-id', '<h1 id="a">Games</h1><p id="a">Text</p>'],
    ['wcag/h37', '<h1>Games</h1><img src="/a.avif">'],
    ['heading-level', '<h1>Games</h1><h4>Slots</h4>']
  ])('breaks %s', (rule, body) => {
    expect(markupFaults(page(body)).join()).toContain(rule)
  })
})

describe('two pages', () => {
  test('are of a kind when they differ in their words and in how many of a thing they show', () => {
    const list = (names: readonly string[]) =>
      page(`<ul>${names.map(name => `<li><a href="/${name}/">${name}</a></li>`).join('')}</ul>`)
    expect(neighboursOf(list(['wolf', 'pearl', 'rose']))).toBe(neighboursOf(list(['owl', 'fox'])))
  })

  test('are of a kind when islands are given other things, in another language', () => {
    const island = (lang: string, name: string) =>
      page(`<div class="${name}" data-game="${name}">
        <island lang="${lang}" props='{"name":"${name} > ${name}"}' opts='${name}'></island>
        <style>.${name} > b { color: red }</style></div>`)
    expect(neighboursOf(island('en', 'wolf'))).toBe(neighboursOf(island('fi', 'pearl')))
  })

  test.each([
    ['<input type="text">', '<input type="email">'],
    ['<ul role="list"></ul>', '<ul role="menu"></ul>'],
    ["<b id='a'>x</b>", '<b>x</b>']
  ])('are of two kinds with %s and with %s', (one, other) => {
    expect(neighboursOf(page(one))).not.toBe(neighboursOf(page(other)))
  })

  test('are of two kinds when one nests otherwise', () => {
    expect(neighboursOf(page('<p><b>x</b></p>'))).not.toBe(neighboursOf(page('<b><p>x</p></b>')))
  })
})
