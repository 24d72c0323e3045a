const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const

type MoveKey = (typeof KEYS)[number]

export const isMoveKey = (key: string): key is MoveKey => KEYS.some(other => other === key)

interface Box {
  readonly left: number
  readonly top: number
}

/** The place that an arrow leads to in a grid of boxes in reading order; -1 above the first row. */
export function moved(boxes: readonly Box[], from: number, key: MoveKey): number {
  const last = boxes.length - 1
  const box = boxes[from]
  if (!box) return key === 'ArrowDown' || key === 'ArrowRight' ? Math.min(0, last) : -1
  if (key === 'ArrowLeft') return Math.max(0, from - 1)
  if (key === 'ArrowRight') return Math.min(last, from + 1)
  const beyond = boxes.flatMap(({ top }, place) =>
    (key === 'ArrowDown' ? top > box.top + 1 : top < box.top - 1) ? [place] : []
  )
  const edge = key === 'ArrowDown' ? beyond[0] : beyond.at(-1)
  const row = beyond.filter(place => Math.abs((boxes[place]?.top ?? 0) - top(boxes, edge)) < 2)
  const nearest = row.toSorted((a, b) => across(boxes, a, box) - across(boxes, b, box))[0]
  return nearest ?? (key === 'ArrowUp' ? -1 : from)
}

const top = (boxes: readonly Box[], place: number | undefined) =>
  place === undefined ? 0 : (boxes[place]?.top ?? 0)

const across = (boxes: readonly Box[], place: number, from: Box) =>
  Math.abs((boxes[place]?.left ?? 0) - from.left)
