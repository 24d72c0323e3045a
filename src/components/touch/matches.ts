import { drawTop } from '#islands/sports/top.ts'
import book from '../../styles/sports.css?url&no-inline'
import { CRESTS } from '../sports/crests-path.ts'

/** Draws matches with their prices on a page that is not of sports, with the styles of those that are. */
export function touch(
  root: Element,
  _event: Event,
  load: (name: string) => Promise<{ touch(): void }>
): void {
  void drawTop(root, { crests: CRESTS, book, slip: async () => (await load('slip')).touch })
}
