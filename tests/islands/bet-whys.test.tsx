import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { Whys } from '#islands/sports-bets/Whys.tsx'
import { catalogue } from '#messages/catalogue.ts'
import { readBet } from '#stores/sports/bet.ts'
import { wireBet, wireLeg } from '../stores/sports/wire-bets.ts'

const texts = {
  locale: 'en',
  bets: catalogue('en', 'bets'),
  slip: catalogue('en', 'slip'),
  sports: catalogue('en', 'sports')
} as const

const hrefs = { locale: 'en', sportsHref: '', betsHref: '', eventHref: '' } as const

/** What is said of a bet's legs, each sentence by itself. */
function said(bet: Parameters<typeof wireBet>[0]): readonly string[] {
  const html = renderToStaticMarkup(<Whys {...hrefs} texts={texts} bet={readBet(wireBet(bet))} />)
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text.replace(/<[^>]+>/g, ''))
}

const HANDICAP = { market: 'asian-handicap|from=0:0&hcp=-0.25', price: 1950 }

describe('which part of a stake went which way', () => {
  test.each([
    [
      'half won',
      { status: 'HALF_WON', voidHalves: 1, ...HANDICAP, outcome: '2' },
      'The half of the stake on +0.5 won at 1.95. The half on 0 was void and comes back.'
    ],
    [
      'half lost',
      { status: 'HALF_LOST', voidHalves: 1, ...HANDICAP },
      'The half of the stake on −0.5 lost. The half on 0 was void and comes back.'
    ],
    [
      'half void by a ruling on a market without lines',
      { status: 'HALF_WON', voidHalves: 1, price: 1950 },
      'Half of the stake won at 1.95. The other half was void and comes back.'
    ],
    ['void', { status: 'VOID', voidHalves: 2 }, 'Void: the whole stake counts on at 1.'],
    [
      'a dead heat',
      { status: 'DEAD_HEAT', deadHeatPlaces: 1, deadHeatTied: 3, price: 5000 },
      'Dead heat: 3 tied for 1 place. 1/3 of the stake won at 5.00, the rest lost.'
    ]
  ])('is said of a leg that is %s [S11] [S19] [L122]', (_, leg, sentence) => {
    expect(said({ legs: [wireLeg(leg)] })).toEqual([sentence])
  })

  test('is said of both halves of an each way bet [S19]', () => {
    const leg = wireLeg({
      status: 'PLACED',
      price: 6000,
      placed: true,
      eachWayPlaces: 3,
      eachWayPart: 5,
      placeDeadHeatPlaces: 1,
      placeDeadHeatTied: 2
    })
    expect(said({ eachWay: true, lines: 2, legs: [leg] })).toEqual([
      'Half of the stake is on the places: 3 places at 1/5 of the odds, which is 2.000.',
      'Not first, but in the places: the half on the win lost, the half on the places won.',
      '2 tied for 1 paid place: 1/2 of the half on the places won.'
    ])
  })

  test('is said leg by leg, and nothing of those that simply won or lost', () => {
    const legs = [
      wireLeg({ event: 'a', status: 'WON' }),
      wireLeg({ event: 'b', status: 'VOID', voidHalves: 2 }),
      wireLeg({ event: 'c', status: 'LOST' })
    ]
    expect(said({ shape: 'COMBO', legs })).toEqual(['BVoid: the whole stake counts on at 1.'])
    expect(said({ legs: [wireLeg({ status: 'WON' })] })).toEqual([])
  })
})
