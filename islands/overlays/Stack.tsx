import { Suspense, use } from 'react'

import type { Locale } from '#config/locales.ts'
import { $guardOverlays } from '#stores/guard-overlays.ts'
import { lateTexts } from '#stores/late-texts.ts'
import type { Overlay } from '#stores/overlays.ts'
import { useWatch } from '../ui/watch.ts'
import { BonusChecker } from './BonusChecker.tsx'
import { ContentAccept } from './ContentAccept.tsx'
import { Fault } from './Fault.tsx'
import { Papers } from './Papers.tsx'
import { Confirmation, Told } from './Plain.tsx'
import type { Frame } from './props.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { Win } from './Win.tsx'

interface Props {
  readonly locale: Locale
  readonly overlays: readonly Overlay[]
}

/** One dialog an overlay, the topmost last: the browser stacks them in the order they open. */
export function Stack({ overlays, locale }: Props) {
  useWatch($guardOverlays)
  return overlays.map(overlay =>
    overlay.variant === 'error' ? (
      <Fault key={overlay.id} locale={locale} overlay={overlay} />
    ) : (
      <Suspense key={overlay.id} fallback={null}>
        <Worded locale={locale} overlay={overlay} />
      </Suspense>
    )
  )
}

/** Waits for the words; a fault has its own, since it may be that nothing can be fetched. */
function Worded({ locale, overlay }: { readonly locale: Locale; readonly overlay: Overlay }) {
  const messages = use(lateTexts(locale, 'overlays'))
  return <Drawn locale={locale} messages={messages} overlay={overlay} />
}

function Drawn({ overlay, ...frame }: Frame & { readonly overlay: Overlay }) {
  switch (overlay.variant) {
    case 'confirmation':
      return <Confirmation {...frame} overlay={overlay} />
    case 'default':
    case 'action-error':
      return <Told {...frame} overlay={overlay} />
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
    case 'raffle-win':
      return <Win {...frame} overlay={overlay} />
    case 'error':
    case 'search':
    case 'quick-deposit':
      return null
    default:
      return overlay satisfies never
  }
}
