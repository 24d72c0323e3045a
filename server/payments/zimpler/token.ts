import { jwtVerify, SignJWT } from 'jose'

import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { isSameText } from '../../http/same-text.ts'
import type { Ports } from '../../ports.ts'

const SECONDS = 600
const AUDIENCE = 'zimpler-api'

const keyOf = ({ config }: Ports) =>
  new TextEncoder().encode(`token ${sharedSecret(config, 'zimpler', 'api')}`)

const secondsOf = ({ clock }: Ports) => Math.floor(clock.now().getTime() / 1000)

/** Answers the client credentials of a merchant with a token that is good for a while. */
export async function grantToken(ports: Ports, authorization: string | undefined) {
  const { operator } = ports.config
  const secret = sharedSecret(ports.config, 'zimpler', 'api')
  const basic = Buffer.from(`${operator}:${secret}`).toString('base64')
  if (!isSameText(authorization ?? '', `Basic ${basic}`)) return undefined
  const now = secondsOf(ports)
  const access_token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(operator)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + SECONDS)
    .sign(keyOf(ports))
  return { access_token, token_type: 'Bearer', expires_in: SECONDS }
}

/** Whether a call carries a token that was granted here and is still good. */
export async function isGranted(ports: Ports, authorization: string | undefined) {
  const [, token = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? []
  try {
    await jwtVerify(token, keyOf(ports), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      currentDate: ports.clock.now()
    })
    return true
  } catch {
    return false
  }
}
