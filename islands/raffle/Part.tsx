import { use } from 'react'

import type { Locale } from '#config/locales.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { UntilTold } from '../ui/UntilTold.tsx'
import { DrawCheck } from './DrawCheck.tsx'
import { Drops } from './Drops.tsx'
import { Gate } from './Gate.tsx'
import { Ground } from './Ground.tsx'
import { PastDraws } from './PastDraws.tsx'
import type { RaffleTexts, Waiting } from './props.ts'
import { Winners } from './Winners.tsx'
import { Words } from './Words.tsx'

export type PartProps = Waiting & { readonly locale: Locale } & (
    | { readonly part: 'check' | 'ground' }
    | { readonly part: 'drops' }
    | { readonly part: 'gate'; readonly lobbyHref: string }
    | { readonly part: 'past'; readonly checkHref: string }
    | { readonly part: 'terms' | 'text' }
    | { readonly part: 'winners'; readonly brand: string }
  )

/** One part of the raffle's pages, once its texts are there; without them the page stays as built. */
export const Part = (props: PartProps) => (
  <UntilTold waiting={props.waiting}>
    <Told {...props} />
  </UntilTold>
)

function Told(props: PartProps) {
  const texts: RaffleTexts = use(lateTexts(props.locale, 'raffle'))
  switch (props.part) {
    case 'check':
      return <DrawCheck {...props} texts={texts} />
    case 'drops':
      return <Drops {...props} texts={texts} />
    case 'gate':
      return <Gate {...props} texts={texts} />
    case 'ground':
      return <Ground {...props} />
    case 'past':
      return <PastDraws {...props} texts={texts} />
    case 'terms':
    case 'text':
      return <Words {...props} />
    case 'winners':
      return <Winners {...props} texts={texts} />
  }
}
