import { LEGACY, MODERN } from '#server/sockets/legacy.ts'
import {
  hear,
  legacyClient,
  listen,
  modernClient,
  type Params,
  type SocketClient,
  siteClient
} from '#tests/support/sockets.ts'
import type { Checks } from '../checks.ts'

type Connect = (url: string, params?: Params) => SocketClient

/** The packages of both protocols, and the site's own socket in each. */
const CLIENTS: readonly (readonly [string, Connect])[] = [
  ['the newer package', modernClient],
  ['the older package', legacyClient],
  ['the site by the newer protocol', siteClient(MODERN)],
  ['the site by the older protocol', siteClient(LEGACY)]
]

const SESSION_ENDS = 'subscription { sessionDestroyed { sessionId } }'
const VARIED =
  'query ($yes: Boolean!, $no: Boolean!) { yes: __typename @include(if: $yes) no: __typename @include(if: $no) }'

/** What every client must be told at an endpoint, whichever protocol it speaks. */
export async function clientsAt(
  what: string,
  url: string,
  accessToken: string,
  checks: Checks
): Promise<void> {
  for (const [name, connect] of CLIENTS) {
    const check = (fact: string, isRight: boolean, seen: unknown) =>
      checks.check(`${name} at ${what} ${fact}`, isRight, seen)
    const client = connect(url, { accessToken })
    const answered = await hear(client, '{ __typename }')
    check('is answered', answered.values[0]?.data?.['__typename'] === 'Query', answered)
    const varied = await hear(client, VARIED, { yes: true, no: false })
    const hasYes = JSON.stringify(varied.values) === '[{"data":{"yes":"Query"}}]'
    check('has its variables read', hasYes, varied)
    const unknown = JSON.stringify(await hear(client, '{ __typenam }'))
    const isBare = unknown.includes('Cannot query field') && !unknown.includes('Did you mean')
    check('is told of an unknown field, with no suggestion', isBare, unknown)
    const stream = listen(client, SESSION_ENDS)
    const syntax = JSON.stringify(await hear(client, '{syntax'))
    check('is told of bad grammar', syntax.includes('Syntax Error'), syntax)
    stream.stop()
    const still = await hear(client, '{ __typename }')
    check('goes on when a stream was left', still.error === undefined, still)
    client.close()
    const visitor = connect(url)
    const refused = JSON.stringify(await hear(visitor, SESSION_ENDS))
    check('follows nobody without a token', refused.includes('Sign in to do this'), refused)
    visitor.close()
    const liar = connect(url, { accessToken: 'a.b.c' })
    const heard = await hear(liar, '{ __typename }')
    check('is refused with a false token', heard.values.length === 0 && !!heard.error, heard)
    liar.close()
  }
}
