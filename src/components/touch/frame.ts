import { drawFrame } from '#islands/sports-frame/draw-frame.ts'

/** Shows the frame of an outside book in its place. */
export function touch(root: Element): void {
  if (root instanceof HTMLElement) void drawFrame(root)
}
