import { readZimplerToken } from '#contract/wire/zimpler.ts'
import type { Config } from '../../../config.ts'
import type { Ports } from '../../../ports.ts'
import { type Asked, askProvider } from './ask.ts'
import { sharedSecret } from './keys.ts'

interface Token {
  readonly text: string
  readonly endsAt: number
}

/** A token is given up this long before it ends, so that none ends on its way. */
const SPARE_MS = 30_000

const tokens = new WeakMap<Config, Token>()

async function tokenOf(ports: Ports): Promise<string | undefined> {
  const { clock, config } = ports
  const now = clock.now().getTime()
  const known = tokens.get(config)
  if (known && known.endsAt > now) return known.text
  const secret = sharedSecret(config, 'zimpler', 'api')
  const answer = await askProvider(ports, 'zimpler', '/oauth/token', {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${config.operator}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded'
    },
    body: 'grant_type=client_credentials'
  })
  const granted = answer.status === 'none' ? null : readZimplerToken(answer.body)
  if (!granted) return undefined
  const endsAt = now + granted.expires_in * 1000 - SPARE_MS
  tokens.set(config, { text: granted.access_token, endsAt })
  return granted.access_token
}

/**
 * Asks the API of Zimpler, posting what is given. Without a token nothing was asked, which is as
 * good as no answer: it is asked again.
 */
export async function askZimpler(ports: Ports, path: string, body?: object): Promise<Asked> {
  const answer = await askWithToken(ports, path, body)
  if (answer.status !== 'none' || !answer.isUnauthorised) return answer
  // The provider may have forgotten a token before its time.
  tokens.delete(ports.config)
  return await askWithToken(ports, path, body)
}

async function askWithToken(ports: Ports, path: string, body?: object): Promise<Asked> {
  const token = await tokenOf(ports)
  if (token === undefined) return { status: 'none', isUnauthorised: false }
  const authorization = `Bearer ${token}`
  return askProvider(
    ports,
    'zimpler',
    path,
    body
      ? {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body)
        }
      : { headers: { authorization } }
  )
}
