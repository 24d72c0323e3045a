import { drawFrame } from '#islands/sports-frame/draw-frame.ts'

/** Shows the frame of an outside book in its place. */
export function touch(
  root: Element,
  _event: Event,
  load: (name: string) => Promise<{ touch(element: Element): void }>
): void {
  if (root instanceof HTMLElement)
    void drawFrame(root, async () => (await load('coupon')).touch(root))
}
