import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[]
  }[]
}

interface Board {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

const alerts = (
  parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as Alerts
).groups.flatMap(({ rules }) => rules)
const board = JSON.parse(readFileSync('deploy/grafana/lobby.json', 'utf8')) as Board

/** The names of figures in an expression; names of labels and functions are none. */
const figuresOf = (expression: string): readonly string[] =>
  expression
    .replaceAll(/\{[^}]*\}|\b(?:by|without) \([^)]*\)|\b[a-z_]+\(/g, ' ')
    .match(/\b[a-z]+(?:_[a-z\d]+)+\b/g) ?? []

// The house's own provider of sports tells of itself where it plays; a world takes its time to open.
const feed = readFileSync('server/sports-feed/register-sports-feed.ts', 'utf8')
const exposed = new Set(feed.match(/\bsports_feed_\w+/g))
let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
  const text = await (await fetch(`${platform.url}/metrics`)).text()
  for (const [, name = '', kind] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const end of kind === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
      exposed.add(`${name}${end}`)
})

afterAll(() => platform.close())

describe('what is watched is told by the platform', () => {
  test.each(alerts.map(({ alert, expr }) => [alert, expr] as const))('%s', (_, expr) => {
    expect(figuresOf(expr).filter(name => !exposed.has(name))).toEqual([])
  })

  test.each(board.panels.map(({ title, targets }) => [title, targets] as const))(
    '%s',
    (_, targets) => {
      const figures = targets.flatMap(({ expr }) => figuresOf(expr))
      expect(figures.length).toBeGreaterThan(0)
      expect(figures.filter(name => !exposed.has(name))).toEqual([])
    }
  )
})

test('whoever is woken finds what it means and what to do', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  for (const { alert } of alerts) expect(text).toContain(`\`${alert}\``)
})
