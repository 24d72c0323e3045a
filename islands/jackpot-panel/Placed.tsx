import { useStore } from '@nanostores/react'
import { Component, type ReactNode, Suspense, use } from 'react'

import type { Locale } from '#config/locales.ts'
import { reportCrash } from '#stores/error-report.ts'
import { $panelPlace } from '#stores/jackpot/panel-place.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { Badges } from './Badges.tsx'
import { Beside } from './Beside.tsx'
import { Floating } from './Floating.tsx'

interface Props {
  readonly locale: Locale
  readonly place: 'above' | 'beside'
}

/** The pots where the page has its place for them; a sign that the place stays empty once that is known. */
export function Placed({ locale, place }: Props) {
  const where = useStore($panelPlace)
  return (
    <Silent>
      {place === 'above' && <Badges locale={locale} />}
      {where === place && (
        <Suspense fallback={null}>
          <Worded locale={locale} place={place} />
        </Suspense>
      )}
      {where !== place && where !== 'unknown' && <span hidden data-no-pots />}
    </Silent>
  )
}

function Worded({ locale, place }: Props) {
  const messages = use(lateTexts(locale, 'panel'))
  const Panel = place === 'above' ? Floating : Beside
  return <Panel locale={locale} messages={messages} />
}

/** Pots that cannot be drawn are missing; the page is none the worse for it. */
class Silent extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override componentDidCatch(error: Error): void {
    reportCrash(error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}
