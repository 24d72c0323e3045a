import type { Overlay } from '#stores/overlays.ts'
import { BonusChecker } from './BonusChecker.tsx'
import { ContentAccept } from './ContentAccept.tsx'
import { Papers } from './Papers.tsx'
import { Confirmation, Told } from './Plain.tsx'
import type { Frame } from './props.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { Win } from './Win.tsx'

interface Props extends Frame {
  readonly overlays: readonly Overlay[]
}

/** One dialog an overlay, the topmost last: the browser stacks them in the order they open. */
export function Stack({ overlays, ...frame }: Props) {
  return overlays.map(overlay => <Drawn key={overlay.id} overlay={overlay} {...frame} />)
}

function Drawn({ overlay, ...frame }: Frame & { readonly overlay: Overlay }) {
  switch (overlay.variant) {
    case 'confirmation':
      return <Confirmation {...frame} overlay={overlay} />
    case 'default':
    case 'error':
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
    case 'search':
    case 'quick-deposit':
      return null
    default:
      return overlay satisfies never
  }
}
