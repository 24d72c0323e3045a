import { lazy, Suspense } from 'react'

import { pathTo } from '#config/paths.ts'
import { isWealthInOverlay } from '#stores/compliance/wealth-overlay.ts'
import type { OverlayProps } from './props.ts'
import { Sheet } from './Sheet.tsx'

/** What each says, and the page where the matter is dealt with. */
const PAPERS = {
  sow: { words: 'wealth', path: 'sourceOfWealth', closesByEscape: false },
  'sumsub-kyc-required': { words: 'identity', path: 'documents', closesByEscape: true }
} as const

const WealthPart = lazy(async () => ({
  default: (await import('../ui/wealth/WealthPart.tsx')).WealthPart
}))

/** Papers that the house needs before play goes on, and where to give them. */
export function Papers(props: OverlayProps<'sow' | 'sumsub-kyc-required'>) {
  const { overlay, locale, messages } = props
  const { words, path, closesByEscape } = PAPERS[overlay.variant]
  const isHere = overlay.variant === 'sow' && isWealthInOverlay()
  return (
    <Sheet
      id={overlay.id}
      title={messages[`overlays.${words}.title`]}
      close={messages['overlays.close']}
      closesByEscape={closesByEscape}
      actions={
        !isHere && (
          <a className="btn" href={pathTo(locale, path)}>
            {messages[`overlays.${words}.go`]}
          </a>
        )
      }
    >
      {isHere ? (
        <Suspense>
          <WealthPart locale={locale} />
        </Suspense>
      ) : (
        <p>{messages[`overlays.${words}.text`]}</p>
      )}
    </Sheet>
  )
}
