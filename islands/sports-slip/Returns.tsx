interface Props {
  /** Minor units at the prices agreed to and at those of the moment; null without a stake or a price. */
  readonly of: { readonly returns: bigint | null; readonly returnsNow: bigint | null }
  readonly write: (minor: bigint) => string
}

/** What may come back: where prices have moved, what it was is struck through beside what it is. */
export function Returns({ of: { returns, returnsNow }, write }: Props) {
  if (returns === null || returnsNow === null) return '–'
  return (
    <>
      {returns !== returnsNow && (
        <>
          <s>{write(returns)}</s>{' '}
        </>
      )}
      {write(returnsNow)}
    </>
  )
}
