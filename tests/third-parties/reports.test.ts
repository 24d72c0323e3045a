import { afterEach, describe, expect, test, vi } from 'vitest'

import { currentPageTrace, TRACES_SAMPLE_RATE } from '#contract/page-trace.ts'
import { readEnvelope } from '#server/measures/envelope.ts'
import { cleanEvent } from '#third-parties/reports/clean-event.ts'
import { cleanAddress, cleanText } from '#third-parties/reports/clean-text.ts'
import { envelopeAddress, loadEnvelope } from '#third-parties/reports/page-load.ts'
import { MOST_REPORTS, reporting } from '#third-parties/reports/reporting.ts'
import type { ErrorSdk, SdkOptions } from '#third-parties/reports/sdk.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

afterEach(() => {
  globalThis.pageTrace = undefined
  vi.restoreAllMocks()
})

/** What must not leave a page, each in the form that it would be in. */
const PERSONAL = {
  mail: 'aino.virtanen@example.com',
  token:
    'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwbGF5ZXItMSIsImVtYWlsIjoiYSJ9.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg',
  amount: '1 250,50 €',
  amountInEnglish: 'EUR 1,250.50',
  yen: '¥12500',
  account: 'FI21 1234 5600 0007 85',
  card: '4111 1111 1111 1111',
  phone: '+358 40 123 4567',
  born: '1990-05-17',
  address: '203.0.113.77',
  longAddress: '2001:db8:0:1:1:1:1:1',
  id: '0c1f3c1e-7f1a-4c5e-9c55-6f7f0a0f9a11',
  secret: 'a8f5f167f44f4964e6c998dee827110c',
  ssn: '170590-123A'
} as const

describe('what is reported', () => {
  test.each(Object.entries(PERSONAL))('never has somebody’s %s in a text', (_, personal) => {
    for (const text of [
      personal,
      `Could not pay ${personal} today`,
      `Bearer ${personal}`,
      `"${personal}" is not valid JSON`,
      `Failed to fetch https://lobby.example/api?of=${encodeURIComponent(personal)}#${personal}`,
      `[GraphQL] ${personal}: ${personal}`
    ])
      expect(cleanText(text)).not.toContain(personal)
  })

  test('never has what a parser or a page quotes', () => {
    expect(cleanText(`Unexpected token 'A', "Aino Virta"... is not valid JSON`)).toBe(
      `Unexpected token 'A', "…"... is not valid JSON`
    )
    expect(cleanText('Server text “Hello Aino” and `Hello Aino`')).not.toContain('Aino')
    expect(cleanText("found 'Aino Virtanen' in it")).not.toContain('Aino')
    expect(cleanText('cut short: "Aino Virt')).not.toContain('Aino')
  })

  test('still says what went wrong', () => {
    for (const text of [
      "Cannot read properties of undefined (reading 'amount')",
      '[Network] Error 500',
      '[GraphQL] Something went wrong',
      'Failed to fetch https://lobby.example/en/games/'
    ])
      expect(cleanText(text)).toBe(text)
  })

  test('has addresses without queries, fragments, keys and numbers of somebody', () => {
    expect(cleanAddress('https://user:pass@lobby.example/en/games/?token=1#x')).toBe(
      'https://lobby.example/en/games/'
    )
    expect(cleanAddress(`/documents/${PERSONAL.id}/file`)).toBe('/documents/[id]/file')
    expect(cleanAddress('/players/12345678/')).toBe('/players/[id]/')
    expect(cleanAddress('/verify/aino%40example.com/')).toBe('/verify/[id]/')
  })

  test('is short, however long the fault is, and made in a moment', () => {
    expect(cleanText('x'.repeat(1_000_000)).length).toBeLessThanOrEqual(300)
    expect(cleanText('1 '.repeat(500_000)).length).toBeLessThanOrEqual(300)
    expect(cleanAddress(`/${'a/'.repeat(100_000)}`).length).toBeLessThanOrEqual(300)
  })

  test('is made anew of what may be in it: nothing that a library adds is sent [CONS-33]', () => {
    const everything = Object.values(PERSONAL).join(' ')
    const raw = {
      event_id: 'e'.repeat(32),
      timestamp: 1_764_000_000,
      message: everything,
      exception: {
        values: [
          {
            type: 'TypeError',
            value: everything,
            mechanism: { data: { handler: everything } },
            stacktrace: {
              frames: [
                {
                  filename: `https://lobby.example/_astro/shell.js?${PERSONAL.token}`,
                  function: 'pay',
                  lineno: 3,
                  colno: 7,
                  vars: { everything },
                  context_line: everything
                }
              ]
            }
          }
        ]
      },
      tags: { code: 'Uncaught', mail: PERSONAL.mail },
      user: { email: PERSONAL.mail, ip_address: PERSONAL.address },
      request: { url: everything, headers: { Cookie: everything }, data: everything },
      breadcrumbs: [{ message: everything }],
      extra: { everything },
      server_name: everything,
      contexts: { state: { everything } }
    }
    const event = cleanEvent(raw, {
      address: `https://lobby.example/en/?${PERSONAL.mail}`,
      release: 'house@1',
      traceId: TRACE
    })
    expect(event).toEqual({
      event_id: 'e'.repeat(32),
      timestamp: 1_764_000_000,
      platform: 'javascript',
      level: 'error',
      release: 'house@1',
      message: expect.any(String),
      exception: {
        values: [
          {
            type: 'TypeError',
            value: expect.any(String),
            stacktrace: {
              frames: [
                {
                  filename: 'https://lobby.example/_astro/shell.js',
                  function: 'pay',
                  lineno: 3,
                  colno: 7
                }
              ]
            }
          }
        ]
      },
      tags: { code: 'Uncaught' },
      contexts: { trace: { trace_id: TRACE, span_id: expect.stringMatching(/^[\da-f]{16}$/) } },
      request: { url: 'https://lobby.example/en/' }
    })
    const sent = JSON.stringify(event)
    for (const personal of Object.values(PERSONAL)) expect(sent).not.toContain(personal)
  })

  test('has no code that is none', () => {
    const page = { address: '/', release: 'house@1', traceId: TRACE }
    expect(cleanEvent({ tags: { code: PERSONAL.mail } }, page).tags).toBeUndefined()
  })
})

function playedSdk() {
  const told: { what: unknown; tags: unknown }[] = []
  let options: SdkOptions | undefined
  const take = (what: unknown, { captureContext }: { captureContext: { tags: object } }) => {
    options?.beforeSend({ message: String(what) })
    told.push({ what, tags: captureContext.tags })
  }
  const sdk: ErrorSdk = {
    init(given) {
      options = given
    },
    captureException: take,
    captureMessage: take
  }
  return { sdk, told, options: () => options }
}

describe('the reporter', () => {
  const warnings: string[] = []
  afterEach(() => {
    warnings.length = 0
  })

  const open = (sdk: () => Promise<ErrorSdk>) =>
    reporting({
      dsn: 'https://key@errors.example/1',
      release: 'house@1',
      address: () => 'https://lobby.example/en/',
      sdk,
      warn: message => warnings.push(message)
    })

  test('is set up with the rate of the specification, and collects nothing by itself [CONS-33]', async () => {
    const { sdk, told, options } = playedSdk()
    open(async () => sdk).tell({ message: 'broken' })
    await vi.waitUntil(() => told.length === 1)
    expect(options()).toEqual({
      dsn: 'https://key@errors.example/1',
      release: 'house@1',
      tracesSampleRate: 0.5,
      sendClientReports: false,
      maxBreadcrumbs: 0,
      defaultIntegrations: false,
      dataCollection: { userInfo: false },
      sendDefaultPii: false,
      beforeSend: expect.any(Function)
    })
  })

  test('is loaded with the first failure and once, and is told of all in their order', async () => {
    const { sdk, told } = playedSdk()
    const load = vi.fn(async () => sdk)
    const { tell } = open(load)
    expect(load).not.toHaveBeenCalled()
    const error = new Error('thrown')
    tell({ message: 'one', code: 'A' })
    tell({ message: 'thrown', error })
    tell({ message: 'three' })
    await vi.waitUntil(() => told.length === 3)
    expect(load).toHaveBeenCalledTimes(1)
    expect(told).toEqual([
      { what: 'one', tags: { code: 'A' } },
      { what: error, tags: {} },
      { what: 'three', tags: {} }
    ])
  })

  test('tells of each failure once, and of no more than ten a page', async () => {
    const { sdk, told } = playedSdk()
    const { tell } = open(async () => sdk)
    for (let turn = 0; turn < 3; turn += 1)
      for (let count = 0; count < 40; count += 1) tell({ message: `failure ${count}` })
    tell({ message: 'the last' })
    await vi.waitUntil(() => told.length === MOST_REPORTS)
    expect(told.map(({ what }) => what)).toEqual(
      Array.from({ length: 10 }, (_, count) => `failure ${count}`)
    )
  })

  test.each([
    ['does not come', async () => Promise.reject(new Error('blocked'))],
    [
      'throws when it is set up',
      async () => ({
        ...playedSdk().sdk,
        init() {
          throw new Error('blocked')
        }
      })
    ],
    [
      'throws when it is told',
      async () => ({
        ...playedSdk().sdk,
        captureMessage() {
          throw new Error('blocked')
        }
      })
    ]
  ] as const)('that %s is one line in the log', async (_, sdk) => {
    const { tell } = open(sdk)
    for (const message of ['one', 'two', 'three']) tell({ message })
    await vi.waitUntil(() => warnings.length > 0)
    tell({ message: 'four' })
    expect(warnings).toEqual(['Errors are not reported: Error: blocked'])
  })
})

describe('whether a page load is recorded', () => {
  test('is decided once a load, for half of them [CONS-33]', () => {
    expect(TRACES_SAMPLE_RATE).toBe(0.5)
    const decided = (chance: number) => {
      globalThis.pageTrace = undefined
      vi.spyOn(Math, 'random').mockReturnValue(chance)
      const { isSampled } = currentPageTrace()
      vi.spyOn(Math, 'random').mockReturnValue(1 - chance)
      expect(currentPageTrace().isSampled).toBe(isSampled)
      return isSampled
    }
    expect([0, 0.499, 0.5, 0.999].map(decided)).toEqual([true, true, false, false])
  })

  test('is told with figures, a path and a trace, and nothing else', () => {
    globalThis.pageTrace = { id: TRACE, isSampled: true }
    const text = loadEnvelope({
      path: `/en/documents/${PERSONAL.id}/`,
      release: 'house@1',
      startedAt: 1_764_000_000_000,
      endedAt: 1_764_000_001_500,
      vitals: new Map([
        ['LCP', 812],
        ['CLS', 0.01],
        ['Odd', 1]
      ])
    })
    expect(text).not.toContain(PERSONAL.id)
    expect(readEnvelope(text)?.loads).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{32}$/),
        at: 1_764_000_001_500,
        release: 'house@1',
        traceId: TRACE,
        page: '/en/documents/[id]/',
        vitals: { lcp: 812, cls: 0.01 }
      }
    ])
  })

  test('goes to the address that the key stands for', () => {
    expect(envelopeAddress('https://key@errors.example/1')).toBe(
      'https://errors.example/api/1/envelope/?sentry_version=7&sentry_key=key'
    )
    expect(envelopeAddress('http://key@errors.example:8080/behind/a/42')).toBe(
      'http://errors.example:8080/behind/a/api/42/envelope/?sentry_version=7&sentry_key=key'
    )
  })
})
