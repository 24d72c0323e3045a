import { gzipSync } from 'node:zlib'
import type { Config } from '#server/config.ts'
import { PATHS } from '#server/graphql/register.ts'
import type { Answer } from '#server/http/call.ts'
import type { Sent } from '../post.ts'

const LOG_OUT = 'mutation { logout { loggedOut } }'
const JSON_TYPE = { 'content-type': 'application/json' }

interface OddRequest {
  readonly what: string
  readonly path: string
  readonly sent: Sent
  readonly isRight: (answer: Answer) => boolean
}

const hasStatus =
  (...expected: readonly number[]) =>
  ({ status }: Answer) =>
    expected.includes(status)

/** Another boundary than any that is in the parts. */
const BOUNDARY = 'here-it-ends'
const multipart = (query: string) =>
  [
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="operations"',
    '',
    JSON.stringify({ query }),
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="map"',
    '',
    '{}',
    `--${BOUNDARY}--`,
    ''
  ].join('\r\n')

/** Requests that a page of somebody else could have a browser send, and bodies that are none of ours. */
export function odd({ publicUrl }: Config, token: string): readonly OddRequest[] {
  const authorization = `Bearer ${token}`
  const signedIn = { authorization }
  const forms = [
    ['application/x-www-form-urlencoded', `query=${encodeURIComponent(LOG_OUT)}`],
    ['text/plain', JSON.stringify({ query: LOG_OUT })],
    [`multipart/form-data; boundary=${BOUNDARY}`, multipart(LOG_OUT)],
    ['application/graphql', LOG_OUT],
    ['application/octet-stream', JSON.stringify({ query: LOG_OUT })]
  ] as const
  const bodies: readonly (readonly [string, string, readonly number[]])[] = [
    ['broken JSON', '{"query":', [400]],
    ['a batch of a hundred', JSON.stringify(Array(100).fill({ query: LOG_OUT })), [400]],
    ['no query', '{}', [400]],
    ['a query that is a number', '{"query":1}', [400]],
    ['variables in a list', `{"query":"{ __typename }","variables":[1]}`, [400]],
    [
      '65 KiB of variables',
      `{"query":"{ __typename }","variables":{"a":"${'x'.repeat(66_000)}"}}`,
      [413]
    ],
    [
      'an operation’s name of 10,000 letters',
      `{"query":"{ __typename }","operationName":"${'x'.repeat(10_000)}"}`,
      [200]
    ],
    [
      'an operation’s name from the language',
      `{"query":"{ __typename }","operationName":"__proto__"}`,
      [200]
    ],
    ['extensions that are a list', '{"query":"{ __typename }","extensions":[1]}', [400]],
    [
      'a subscription over HTTP',
      '{"query":"subscription { sessionDestroyed { sessionId } }"}',
      [200]
    ]
  ]
  return Object.values(PATHS).flatMap(path => [
    ...forms.map(([type, body]) => ({
      what: `a mutation as ${type.split(';')[0]} at ${path}`,
      path,
      sent: { headers: { ...signedIn, 'content-type': type }, body },
      isRight: hasStatus(415)
    })),
    {
      what: `a packed body at ${path}`,
      path,
      sent: {
        headers: { ...signedIn, ...JSON_TYPE, 'content-encoding': 'gzip' },
        body: gzipSync(JSON.stringify({ query: LOG_OUT }))
      },
      isRight: hasStatus(400, 415)
    },
    {
      what: `a mutation by GET at ${path}`,
      path: `${path}?query=${encodeURIComponent(LOG_OUT)}`,
      sent: { method: 'GET', headers: signedIn },
      // Only the main endpoint has this mutation; the others do not know the field.
      isRight: ({ status, text }: Answer) => status === 405 || !text.includes('loggedOut":true')
    },
    ...['PUT', 'DELETE', 'PATCH'].map(method => ({
      what: `${method} at ${path}`,
      path,
      sent: {
        method,
        headers: { ...signedIn, ...JSON_TYPE },
        body: JSON.stringify({ query: LOG_OUT })
      },
      isRight: hasStatus(404, 405)
    })),
    ...['https://evil.example', 'null', `${publicUrl}.evil.example`].map(origin => ({
      what: `a page of ${origin} at ${path}`,
      path,
      sent: {
        headers: { ...signedIn, ...JSON_TYPE, origin },
        body: JSON.stringify({ query: LOG_OUT })
      },
      isRight: hasStatus(403)
    })),
    ...bodies.map(([what, body, expected]) => ({
      what: `${what} at ${path}`,
      path,
      sent: { headers: { ...signedIn, ...JSON_TYPE }, body },
      isRight: (answer: Answer) =>
        hasStatus(...expected)(answer) && !answer.text.includes('loggedOut":true')
    })),
    {
      what: `a cookie in place of the token at ${path}`,
      path,
      sent: {
        headers: { ...JSON_TYPE, cookie: `accessToken=${token}` },
        body: JSON.stringify({ query: LOG_OUT })
      },
      isRight: ({ text }: Answer) => !text.includes('loggedOut":true')
    }
  ])
}
