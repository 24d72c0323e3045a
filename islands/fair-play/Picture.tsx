import type { ReactNode } from 'react'

import type { Locale } from '#config/locales.ts'
import { RANKS, rankOf, suitOf } from '#engine/cards/cards.ts'
import { ORDER, SEGMENTS } from '#engine/wheel/wheel.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { fill } from '../ui/fill.ts'
import { Heading } from '../ui/Heading.tsx'
import type { Check } from './check.ts'
import styles from './fair-play.module.css'

type Shown = NonNullable<Extract<Check, { status: 'checked' }>['shown']>

interface Props {
  readonly shown: Shown
  readonly locale: Locale
  readonly messages: Namespaces['fair']
}

const SIGNS = ['♣', '♦', '♥', '♠'] as const

const cardText = (card: number | null) =>
  card === null ? '?' : `${RANKS[rankOf(card)]?.toUpperCase()}${SIGNS[suitOf(card)]}`

const cards = (list: readonly (number | null)[]) => list.map(cardText).join(' ')

/** The round as it came out, in words: enough to know it again. */
export function Picture(props: Props) {
  return (
    <div className={styles.picture}>
      <Heading level={3}>{props.messages['fair.picture']}</Heading>
      <Words {...props} />
    </div>
  )
}

function Lines({ lines }: { lines: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Words({ shown, locale, messages }: Props) {
  const text = (key: keyof Props['messages'], values: Readonly<Record<string, number | string>>) =>
    fill(messages[key], values, locale)
  if ('steps' in shown) {
    const [first] = shown.steps
    const rows = Array.from({ length: Math.max(...(first?.grid ?? []).map(reel => reel.length)) })
    return (
      <>
        <p>{text('fair.first', { count: shown.steps.length })}</p>
        <table className={styles.grid}>
          <tbody>
            {rows.map((_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of reels have no name but their place
              <tr key={row}>
                {first?.grid.map((reel, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as rows have none
                  <td key={place}>{reel[row]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )
  }
  switch (shown.kind) {
    case 'roulette':
      return <p className={styles.big}>{text('fair.number', { number: shown.number })}</p>
    case 'wheel': {
      const segment = shown.segment ?? 0
      const values = { number: segment + 1, of: SEGMENTS }
      return (
        <p className={styles.big}>
          {text('fair.segment', values)} ({ORDER[segment]})
        </p>
      )
    }
    case 'videoPoker':
      return (
        <Lines
          lines={[
            [messages['fair.dealt'], cards(shown.dealt)],
            [messages['fair.drawn'], cards(shown.cards)]
          ]}
        />
      )
    case 'blackjack':
      return (
        <Lines
          lines={[
            [messages['fair.dealer'], cards(shown.dealer.cards)],
            ...shown.hands.map(
              (hand, place) =>
                [text('fair.hand', { number: place + 1 }), cards(hand.cards)] as const
            )
          ]}
        />
      )
  }
}
