/** What was won or lost, with its sign. */
export const netText = (net: bigint, write: (minor: bigint) => string): string =>
  net > 0n ? `+${write(net)}` : write(net)
