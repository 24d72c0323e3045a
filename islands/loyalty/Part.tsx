import { use } from 'react'

import type { Locale } from '#config/locales.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { UntilTold } from '../ui/UntilTold.tsx'
import { Description, Ranks, Rewards, StepsTold, TermsTold } from './Content.tsx'
import { Gate } from './Gate.tsx'
import { Ask, Place } from './Place.tsx'
import type { LoyaltyTexts, Waiting } from './props.ts'
import { Widget, type WidgetView } from './Widget.tsx'

export type PageName = 'loyalty' | 'missions' | 'tournaments'

export type PartProps = Waiting & { readonly locale: Locale } & (
    | { readonly part: 'ask' | 'gate' | 'place' | 'ranks' | 'rewards' | 'steps' }
    | { readonly part: 'description' | 'terms'; readonly of: PageName }
    | { readonly part: 'widget'; readonly view: WidgetView }
  )

/** One part of the loyalty pages, once its texts are there; without them the page stays as built. */
export const Part = (props: PartProps) => (
  <UntilTold waiting={props.waiting}>
    <Told {...props} />
  </UntilTold>
)

function Told(props: PartProps) {
  const texts: LoyaltyTexts = use(lateTexts(props.locale, 'loyalty'))
  switch (props.part) {
    case 'ask':
      return <Ask {...props} texts={texts} />
    case 'description':
      return <Description {...props} />
    case 'gate':
      return <Gate {...props} texts={texts} />
    case 'place':
      return <Place {...props} texts={texts} />
    case 'ranks':
      return <Ranks {...props} texts={texts} />
    case 'rewards':
      return <Rewards {...props} />
    case 'steps':
      return <StepsTold {...props} />
    case 'terms':
      return <TermsTold {...props} />
    case 'widget':
      return <Widget {...props} texts={texts} />
  }
}
