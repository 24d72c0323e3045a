import { Component, type ReactNode, Suspense, use } from 'react'

import type { Locale } from '#config/locales.ts'
import { $guardOverlays } from '#stores/guard-overlays.ts'
import { lateTexts } from '#stores/late-texts.ts'
import type { Overlay } from '#stores/overlays.ts'
import { useWatch } from '../ui/watch.ts'
import { ActionError } from './ActionError.tsx'
import { BonusChecker } from './BonusChecker.tsx'
import { ContentAccept } from './ContentAccept.tsx'
import { Fault } from './Fault.tsx'
import { Papers } from './Papers.tsx'
import { Confirmation, Told } from './Plain.tsx'
import type { Frame } from './props.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { SearchDoor } from './SearchDoor.tsx'
import { JackpotWin, RaffleWin } from './Win.tsx'

interface Props {
  readonly locale: Locale
  readonly overlays: readonly Overlay[]
}

/** One dialog an overlay, the topmost last: the browser stacks them in the order they open. */
export function Stack({ overlays, locale }: Props) {
  useWatch($guardOverlays)
  return overlays.map(overlay =>
    overlay.variant === 'error' ? (
      <Fault key={overlay.id} locale={locale} id={overlay.id} content={overlay.content} />
    ) : (
      <Unspoken key={overlay.id} locale={locale} id={overlay.id}>
        <Suspense fallback={null}>
          <Worded locale={locale} overlay={overlay} />
        </Suspense>
      </Unspoken>
    )
  )
}

interface Spoken {
  readonly locale: Locale
  readonly id: string
  readonly children: ReactNode
}

/** Words that cannot be fetched are a fault, which has its own. */
class Unspoken extends Component<Spoken, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render(): ReactNode {
    const { locale, id, children } = this.props
    return this.state.isBroken ? <Fault locale={locale} id={id} content={{}} /> : children
  }
}

function Worded({ locale, overlay }: { readonly locale: Locale; readonly overlay: Overlay }) {
  const messages = use(lateTexts(locale, 'overlays'))
  return <Drawn locale={locale} messages={messages} overlay={overlay} />
}

function Drawn({ overlay, ...frame }: Frame & { readonly overlay: Overlay }) {
  switch (overlay.variant) {
    case 'confirmation':
      return <Confirmation {...frame} overlay={overlay} />
    case 'default':
      return <Told {...frame} overlay={overlay} />
    case 'action-error':
      return <ActionError {...frame} overlay={overlay} />
    case 'content-accept':
      return <ContentAccept {...frame} overlay={overlay} />
    case 'reality-check':
      return <RealityCheck {...frame} overlay={overlay} />
    case 'sow':
    case 'sumsub-kyc-required':
      return <Papers {...frame} overlay={overlay} />
    case 'bonus-checker':
      return <BonusChecker {...frame} overlay={overlay} />
    case 'jackpot-win':
      return <JackpotWin {...frame} overlay={overlay} />
    case 'raffle-win':
      return <RaffleWin {...frame} overlay={overlay} />
    case 'search':
      return <SearchDoor overlay={overlay} />
    case 'error':
    case 'quick-deposit':
      return null
    default:
      return overlay satisfies never
  }
}
