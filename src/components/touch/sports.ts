import { drawPage } from '#islands/sports/page.ts'

type Load = (name: string) => Promise<{ touch(element: Element): void }>

/** Draws the live places of a page of sports. */
export function touch(root: Element, _event: Event, load: Load): void {
  const part = (name: string) => async () => (await load(name)).touch
  void drawPage(root, { slip: part('slip'), match: part('match'), odds: part('odds') })
}
