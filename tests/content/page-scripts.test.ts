import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { duringSpan } from '../../src/components/blocks/moments.ts'
import { inPageScript } from '../../src/integrations/in-page-scripts.ts'

const [KEEP_TIME, CARRY] = await Promise.all([inPageScript('keep-time'), inPageScript('carry')])

const START = '2026-12-01T00:00:00Z'
const END = '2026-12-10T00:00:00Z'
const AT = ['2026-11-30T23:59:59Z', START, '2026-12-09T23:59:59Z', END] as const

/** Runs a page's inline script with a document and a clock of the test. */
function run(script: string, elements: readonly object[], now = START, search = '') {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const document = { querySelectorAll: () => elements }
  new Function('document', 'location', script)(document, { search })
}

interface Span {
  readonly startsAt?: string
  readonly endsAt?: string
}

const SPANS: readonly [Span, readonly boolean[]][] = [
  [{ startsAt: START, endsAt: END }, [true, false, false, true]],
  [{ startsAt: START }, [true, false, false, false]],
  [{ endsAt: END }, [false, false, false, true]]
]

describe('what is there for a time', () => {
  test.each(SPANS)(
    'is hidden before and after, in the build and in the page: %o',
    (span, hidden) => {
      expect(AT.map(now => duringSpan(span, new Date(now)).hidden)).toEqual(hidden)
      const seen = AT.map(now => {
        const element = { dataset: { from: span.startsAt, until: span.endsAt }, hidden: false }
        run(KEEP_TIME, [element], now)
        return element.hidden
      })
      expect(seen).toEqual(hidden)
    }
  )
})

describe('the call to action of a campaign', () => {
  const carried = (href: string, search: string) => {
    const link: { href: URL | string } = { href }
    run(CARRY, [link], START, search)
    return String(link.href)
  }

  test('takes along where the visitor came from, and nothing else', () => {
    const search = '?utm_source=mail&utm_campaign=a%20b&aff=42&accessToken=secret&redir=//x'
    expect(carried('https://casino.example/en/register/?from=campaign', search)).toBe(
      'https://casino.example/en/register/?from=campaign&utm_source=mail&utm_campaign=a+b&aff=42'
    )
    expect(carried('https://casino.example/en/register/', '')).toBe(
      'https://casino.example/en/register/'
    )
  })
})
