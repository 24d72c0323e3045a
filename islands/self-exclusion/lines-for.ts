import type { Line } from './props.ts'

const SHOWN = 4

/** Whom a player is told to call: the line of their own country before those of the page. */
export function linesFor(
  lines: readonly Line[],
  country: string | null | undefined
): readonly Line[] {
  const isOwn = ({ code }: Line) => code === country
  return [...lines.filter(isOwn), ...lines.filter(line => !isOwn(line))].slice(0, SHOWN)
}
