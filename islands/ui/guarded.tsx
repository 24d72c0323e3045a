import { Component, type ComponentType, type ReactNode } from 'react'

import { reportCrash } from '#stores/error-report.ts'
import { openOverlay } from '#stores/overlays.ts'

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly isBroken: boolean
}

class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError = (): State => ({ isBroken: true })

  override componentDidCatch(error: Error): void {
    reportCrash(error)
    openOverlay('error', {})
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}

/** An island that may fail without taking the page with it: the player is told by an overlay. */
export function guarded<Props extends object>(Island: ComponentType<Props>): ComponentType<Props> {
  return function Guarded(props: Props) {
    return (
      <ErrorBoundary>
        <Island {...props} />
      </ErrorBoundary>
    )
  }
}
