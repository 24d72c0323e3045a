import { readFileSync } from 'node:fs'
import { newPlayer, type Player } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import type { Stack } from '#tests/support/stack.ts'
import { type Asked, asked, header, type Told } from './asked.ts'

const EVIL = 'evil.example'

/** What a cache in front does not tell apart, and what must therefore change nothing. */
const UNKEYED: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-port': '666' },
  { 'x-host': EVIL },
  { 'x-original-url': `/${EVIL}` },
  { 'x-rewrite-url': `/${EVIL}` },
  { 'x-http-method-override': 'DELETE' },
  { forwarded: `host=${EVIL};proto=https` },
  { origin: `https://${EVIL}` },
  { referer: `https://${EVIL}/` }
]

const OPEN = [
  ...['/', '/en', '/en/', '/en/games/', '/en/games/pearl-drift/', '/en/promotions/', '/en/login/'],
  ...['/EN/', '/en/no-such/', '/config.json', '/third-parties.json', '/api/feed', '/verifyEmail'],
  ...['/realms/infiniza/.well-known/openid-configuration', '/en/piq-handler/', '/silent-renew/']
]

const PRIVATE = '{ viewer { id player { playerId email personalInfo { firstName } } } }'

export interface CacheFaults {
  readonly asked: number
  readonly faults: readonly string[]
}

const graphqlByGet = `/graphql?query=${encodeURIComponent(PRIVATE)}`

/** What of an answer two people are told alike. */
const shared = ({ status, headers, text }: Told) =>
  JSON.stringify([
    status,
    ['location', 'content-security-policy', 'cache-control', 'content-type'].map(name =>
      headers.get(name)
    ),
    text
  ])

/** Asks as two players and as nobody for the same addresses, with all that a cache could be led astray by. */
export async function sharedCaches({ config, url }: Stack): Promise<CacheFaults> {
  const { host, port } = new URL(url)
  const faults: string[] = []
  let count = 0
  const ask = (path: string, more: Partial<Asked> = {}) => {
    count += 1
    return asked({ port: Number(port), host, path, ...more })
  }

  const someone = async (): Promise<{ player: Player; authorization: string }> => {
    const player = await newPlayer(config)
    const { access_token } = await signIn({ ports: { config } }, player)
    return { player, authorization: `Bearer ${access_token}` }
  }
  const people = [await someone(), await someone()] as const

  for (const { player, authorization } of people) {
    const own = await ask(graphqlByGet, { headers: { authorization } })
    if (!own.text.includes(player.email))
      faults.push(`a player is not told of himself: ${own.text}`)
    if (!/no-store/.test(header(own, 'cache-control') ?? '')) faults.push('a purse may be kept')
    for (const headers of [
      { authorization, range: 'bytes=0-9' },
      { authorization, 'if-none-match': '*' },
      { authorization, 'if-modified-since': new Date().toUTCString() }
    ]) {
      const told = await ask(graphqlByGet, { headers })
      if ([206, 304].includes(told.status) || !/no-store/.test(header(told, 'cache-control') ?? ''))
        faults.push(`a purse is answered with ${told.status} to ${JSON.stringify(headers)}`)
    }
  }
  for (const path of [graphqlByGet, ...OPEN])
    for (const asking of [{}, { authorization: people[1].authorization }]) {
      const told = await ask(path, { headers: { accept: 'text/html', ...asking } })
      const { player } = people[0]
      if (told.text.includes(player.email) || told.text.includes(player.playerId))
        faults.push(`${path} tells somebody else of a player`)
    }

  for (const path of OPEN) {
    const plain = await ask(path, { headers: { accept: 'text/html' } })
    for (const strange of UNKEYED) {
      const told = await ask(path, { headers: { accept: 'text/html', ...strange } })
      // What no cache keeps leads nobody else astray.
      const isKept = !/no-store/.test(header(told, 'cache-control') ?? '')
      const isSame = shared(told) === shared(plain) || !isKept
      // Public documents may be read by any page, which is told so by its own name.
      const isOpen = !isKept && !told.headers.has('access-control-allow-credentials')
      const spoken = [...told.headers].filter(
        ([name]) => !(isOpen && name === 'access-control-allow-origin')
      )
      const speaks = `${told.text} ${spoken.flat(2).join(' ')}`.includes(EVIL)
      if (speaks || (!isSame && path !== '/api/feed'))
        faults.push(`${path} is another with ${JSON.stringify(strange)}`)
    }
  }
  return { asked: count, faults: [...faults, ...staticHostFaults()] }
}

/** The rules for static hosts let only files be kept whose addresses say nothing of anybody. */
function staticHostFaults(): readonly string[] {
  const blocks = readFileSync('dist/infiniza/_headers', 'utf8').split(/^(?=\/)/m)
  return blocks.flatMap(block => {
    const path = block.split('\n')[0] ?? ''
    const isKept = /cache-control:/.test(block)
    return isKept && !['/_astro/*', '/art/*', '/icons/*'].includes(path)
      ? [`static hosts keep ${path}`]
      : []
  })
}
