import { type ReactNode, use } from 'react'

import type { Locale } from '#config/locales.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { UntilTold } from '../ui/UntilTold.tsx'
import { CashbackWeeks } from './CashbackWeeks.tsx'
import { History } from './History.tsx'
import type { Ways } from './props.ts'
import { Rewards } from './Rewards.tsx'

export type PartProps = { readonly locale: Locale } & (
  | ({
      readonly part: 'all'
      readonly hasBonusList: boolean
      readonly hasBonusChecker: boolean
    } & Ways)
  | { readonly part: 'cashback' | 'history' }
)

interface Waiting {
  readonly waiting?: ReactNode
}

/** One of the pages about rewards, once its texts are there. */
export const Part = (props: PartProps & Waiting) => (
  <UntilTold waiting={props.waiting}>
    <Told {...props} />
  </UntilTold>
)

function Told(props: PartProps) {
  const texts = use(lateTexts(props.locale, 'rewards'))
  switch (props.part) {
    case 'all':
      return <Rewards {...props} texts={texts} />
    case 'cashback':
      return <CashbackWeeks locale={props.locale} texts={texts} />
    case 'history':
      return <History locale={props.locale} texts={texts} />
  }
}
