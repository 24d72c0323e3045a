import { type ReactNode, use } from 'react'

import type { PagePot } from '#config/jackpots.ts'
import type { Locale } from '#config/locales.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { UntilTold } from '../ui/UntilTold.tsx'
import { Board } from './Board.tsx'
import { Card } from './Card.tsx'
import { Gate } from './Gate.tsx'
import { Pot } from './Pot.tsx'
import type { JackpotTexts } from './props.ts'
import { State } from './State.tsx'
import { Terms } from './Terms.tsx'
import { Text } from './Text.tsx'
import { Total } from './Total.tsx'
import { Winners } from './Winners.tsx'

export type PartProps = {
  readonly locale: Locale
  /** What stands there until there is something to show. */
  readonly waiting?: ReactNode
} & (
  | { readonly part: 'board' | 'winners'; readonly brand: string; readonly house: string }
  | {
      readonly part: 'card'
      readonly historyHref: string
      readonly rulesHref: string
      readonly inShares: boolean
      readonly level: number
    }
  | {
      readonly part: 'gate'
      readonly title: string
      readonly lede: string
      readonly back: string
      readonly backText: string
    }
  | { readonly part: 'pot'; readonly pot: PagePot }
  | { readonly part: 'state' | 'terms' | 'text' | 'total' }
)

/** One part of the jackpot's page, once its texts are there. */
export const Part = (props: PartProps) => (
  <UntilTold waiting={props.waiting}>
    <Told {...props} />
  </UntilTold>
)

function Told(props: PartProps) {
  const texts: JackpotTexts = use(lateTexts(props.locale, 'jackpot'))
  switch (props.part) {
    case 'board':
      return <Board {...props} texts={texts} />
    case 'card':
      return <Card {...props} texts={texts} />
    case 'gate':
      return <Gate {...props} />
    case 'pot':
      return <Pot {...props} texts={texts} />
    case 'state':
      return <State {...props} texts={texts} />
    case 'terms':
      return <Terms {...props} />
    case 'text':
      return <Text {...props} />
    case 'total':
      return <Total {...props} />
    case 'winners':
      return <Winners {...props} texts={texts} />
  }
}
