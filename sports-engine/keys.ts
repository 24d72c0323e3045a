/** A market's name: its kind, and its specifiers in the order of their names. */
export function marketKey(
  kind: string,
  specifiers: Readonly<Record<string, string | number>> = {}
): string {
  const named = Object.entries(specifiers)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
  return named.length === 0 ? kind : `${kind}|${named.join('&')}`
}
