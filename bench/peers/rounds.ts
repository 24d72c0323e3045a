import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'

import { CONSENT_KEY, cookieValue } from '#rules/consent-answer.ts'
import { compare, type Figure } from '../figures.ts'
import { type Load, load, newContext } from '../page-load.ts'
import { type Slice, slice } from '../quiet.ts'
import { firstBalance } from './balance.ts'
import type { Front } from './front.ts'

/**
 * Every site that is measured: our own, the same again, our own as it asks for consent, and the peers,
 * which ask for none.
 */
export interface Sites {
  readonly ours: string
  readonly twin: string
  readonly asking: string
  readonly next: string
  /** With the islands of a session in what every page loads at once. */
  readonly nextAtOnce: string
  readonly spa: string
}

type Site = keyof Sites

export const PAGES = { lobby: '/en/', terms: '/en/terms-and-conditions/' } as const

export type PageName = keyof typeof PAGES

const VISITED = ['ours', 'twin', 'asking', 'next', 'spa'] as const
const PLAYED = ['ours', 'twin', 'next', 'nextAtOnce', 'spa'] as const

const NAMES: Readonly<Record<Site, string>> = {
  ours: 'our own',
  twin: 'our own again',
  asking: 'our own, first visit',
  next: 'Next',
  nextAtOnce: 'Next, islands at once',
  spa: 'single-page build'
}

const MEASURES = {
  transferred: { name: 'bytes transferred', unit: 'B', isExact: true },
  script: { name: 'bytes of script', unit: 'B', isExact: true },
  requests: { name: 'requests', unit: '', isExact: true },
  firstPaint: { name: 'first contentful paint', unit: 'ms', isExact: false },
  largestPaint: { name: 'largest contentful paint', unit: 'ms', isExact: false },
  blocking: { name: 'blocking time', unit: 'ms', isExact: false },
  shift: { name: 'shift', unit: '', isExact: false }
} as const satisfies Partial<Record<keyof Load, { name: string; unit: string; isExact: boolean }>>

type Taken<Value> = Record<Site, Slice<Value>[]>

const nothing = <Value>(): Taken<Value> => ({
  ours: [],
  twin: [],
  asking: [],
  next: [],
  nextAtOnce: [],
  spa: []
})

export interface Rounds {
  readonly loads: Readonly<Record<PageName, Taken<Load>>>
  readonly balances: Taken<number>
}

const shuffled = <Item>(items: readonly Item[]) => items.toSorted(() => Math.random() - 0.5)

/** Who has answered the question for consent is not asked again. */
export const answer = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: CONSENT_KEY, value: cookieValue(randomUUID(), ['necessary']), url }])

async function asVisitor(browser: Browser, url: string, hasAnswered: boolean) {
  const context = await newContext(browser)
  try {
    if (hasAnswered) await answer(context, url)
    return await slice(() => load(context, url, 'main h1'))
  } finally {
    await context.close()
  }
}

/**
 * Takes every page of every site in every round, in random order; the first round warms up. Each round
 * has a player of its own, whose session outlives it.
 */
export async function takeRounds(
  browser: Browser,
  enter: () => Promise<BrowserContext>,
  front: Front,
  sites: Sites,
  rounds: number
): Promise<Rounds> {
  const loads = { lobby: nothing<Load>(), terms: nothing<Load>() }
  const balances = nothing<number>()
  for (let round = -1; round < rounds; round++) {
    console.log(`  peers: ${round < 0 ? 'warming up' : `round ${round + 1} of ${rounds}`}`)
    const keep = <Value>(taken: Taken<Value>, site: Site, value: Slice<Value>) => {
      if (round >= 0) taken[site].push(value)
    }
    front.show(sites.ours)
    const session = await enter()
    const visits = Object.entries(PAGES).flatMap(([name, path]) =>
      VISITED.map(site => async () => {
        front.show(sites[site])
        keep(
          loads[name as PageName],
          site,
          await asVisitor(browser, front.url + path, site !== 'asking')
        )
      })
    )
    const plays = PLAYED.map(site => async () => {
      front.show(sites[site])
      const value = await slice(() => firstBalance(session, front.url + PAGES.lobby))
      keep(balances, site, value)
    })
    for (const take of shuffled([...visits, ...plays])) await take()
    await session.close()
  }
  return { loads, balances }
}

/** What one measure says of a peer, beside our own page and its twin. */
export function figureOf<Value>(
  taken: Taken<Value>,
  site: Site,
  about: { readonly name: string; readonly unit: string; readonly isExact: boolean },
  read: (value: Value) => number
): Figure {
  const of = (place: Site) =>
    taken[place].map(({ value, isClean }) => ({ value: read(value), isClean }))
  return compare(
    { group: 'peers', name: about.name, unit: about.unit, better: 'lower' },
    { measured: of(site), reference: of('ours'), twin: of('twin') },
    about.isExact
  )
}

export const BALANCE = { name: 'first live balance', unit: 'ms', isExact: false }

/** All figures of the peers, each beside our own. */
export function figuresOf({ loads, balances }: Rounds): readonly Figure[] {
  const pages = (Object.keys(PAGES) as PageName[]).flatMap(page =>
    (['asking', 'next', 'spa'] as const).flatMap(site =>
      Object.entries(MEASURES).map(([key, about]) => {
        const name = `${page}, ${NAMES[site]}: ${about.name}`
        return figureOf(loads[page], site, { ...about, name }, value => value[key as keyof Load])
      })
    )
  )
  const played = (['next', 'nextAtOnce', 'spa'] as const).map(site =>
    figureOf(
      balances,
      site,
      { ...BALANCE, name: `lobby, ${NAMES[site]}: ${BALANCE.name}` },
      value => value
    )
  )
  return [...pages, ...played]
}
