interface Props {
  readonly isOpen: boolean
}

/** Which way the panel goes. */
export function Chevron({ isOpen }: Props) {
  return (
    <svg className="icon icon--small" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isOpen ? 'm6 9.5 6 6 6-6' : 'm6 15 6-6 6 6'} />
    </svg>
  )
}
