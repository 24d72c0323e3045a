import { expect, test } from 'vitest'

import { contentSecurityPolicy } from '#config/host-headers.ts'
import { splitPolicy } from '#config/split-policy.ts'

/** What a browser looks at for a kind of thing, in this order (CSP 3, 6.8.3). */
const LOOKS_AT = {
  'connect-src': [],
  'font-src': [],
  'frame-src': ['child-src'],
  'img-src': [],
  'manifest-src': [],
  'media-src': [],
  'object-src': [],
  'script-src-attr': ['script-src'],
  'script-src-elem': ['script-src'],
  'style-src-attr': ['style-src'],
  'style-src-elem': ['style-src'],
  'worker-src': ['child-src', 'script-src']
} as const

/** Nothing is restricted by default. */
const OTHERS = ['base-uri', 'form-action', 'frame-ancestors', 'upgrade-insecure-requests']

const parsed = (policy: string) =>
  new Map(
    policy.split('; ').map(part => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources] as const
    })
  )

const POLICY = contentSecurityPolicy(
  { scripts: ['sha256-AAAA='], styles: ['sha256-BBBB='] },
  {
    site: 'https://casino.example',
    api: ['https://api.example'],
    widgets: ['https://widget.example'],
    games: ['https://games.example'],
    payments: []
  }
)

test('two policies allow together what the one allows, for whatever a page asks for', () => {
  const whole = parsed(POLICY)
  const halves = splitPolicy(POLICY).map(parsed)
  for (const [kind, fallbacks] of Object.entries(LOOKS_AT)) {
    const restricted = (policy: ReturnType<typeof parsed>) =>
      [kind, ...fallbacks, 'default-src'].flatMap(name => {
        const sources = policy.get(name)
        return sources ? [sources] : []
      })[0]
    const heldBy = halves.flatMap(half => restricted(half) ?? [])
    expect(heldBy, kind).toEqual(restricted(whole))
  }
  for (const name of OTHERS)
    expect(
      halves.flatMap(half => half.get(name) ?? []),
      name
    ).toEqual(whole.get(name))
})
