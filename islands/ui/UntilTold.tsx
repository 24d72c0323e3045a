import { Component, type ReactNode, Suspense } from 'react'

interface UntilToldProps {
  /** What stands there until there is something to show. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

/** What waits for its words; where they cannot be had, the page stays as it was built. */
export const UntilTold = ({ waiting, children }: UntilToldProps) => (
  <Unspoken waiting={waiting}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </Unspoken>
)

class Unspoken extends Component<UntilToldProps> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render(): ReactNode {
    return this.state.isBroken ? this.props.waiting : this.props.children
  }
}
