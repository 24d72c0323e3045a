import { describe, expect, test } from 'vitest'

import { takeShellIslands } from '../../src/integrations/shell-islands.ts'

const island = (name: string, client = 'session', passing = 'uid="Zv" prefix="r10"') =>
  `<astro-island ${passing} component-url="/_astro/A.js" props="{&quot;a&quot;:[0,&quot;d&#39;or &amp; x&quot;]}" ssr client="${client}" ${'data-astro-transition-persist'}="${name}" await-children><b>…</b><!--astro:end--></astro-island>`

describe('what the islands of the shell are told', () => {
  test('leaves the page, which keeps their places and what was rendered of them', () => {
    const { html, islands } = takeShellIslands(`<p>${island('wallet')}</p>`, ['wallet'])
    expect(html).toBe(
      '<p><astro-island data-astro-transition-persist="wallet" component-url="/_astro/A.js"><b>…</b><!--astro:end--></astro-island></p>'
    )
    expect(takeShellIslands(island('toasts'), ['wallet', 'toasts']).html).toMatch(
      /^<astro-island data-astro-transition-persist="toasts"><b>/
    )
    expect(islands['wallet']).toEqual({
      'component-url': '/_astro/A.js',
      props: '{"a":[0,"d\'or & x"]}',
      ssr: '',
      client: 'session',
      'await-children': '',
      prefix: 's0'
    })
  })

  test('is the same on every page of a locale', () => {
    const of = (passing: string) =>
      takeShellIslands(island('toasts', 'session', passing), ['wallet', 'toasts']).islands
    expect(of('uid="Zv" prefix="r10"')).toEqual(of('uid="1a" prefix="r3"'))
  })

  test('stays in the page for an island that is not named, or that a visitor needs', () => {
    const page = island('game') + island('wallet', 'visible')
    expect(takeShellIslands(page, ['wallet'])).toEqual({ html: page, islands: {} })
  })
})
