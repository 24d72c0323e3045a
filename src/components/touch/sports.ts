import { drawPage } from '#islands/sports/page.ts'

interface Modules {
  readonly slip: typeof import('./slip.ts')
  readonly match: typeof import('./match.ts')
  readonly odds: typeof import('./odds.ts')
  readonly stars: typeof import('./stars.ts')
  readonly aside: typeof import('./aside.ts')
  readonly figures: typeof import('./figures.ts')
}

type Load = <Name extends keyof Modules>(name: Name) => Promise<Modules[Name]>

/** Draws the live places of a page of sports. */
export function touch(root: Element, _event: Event, load: Load): void {
  void drawPage(root, {
    slip: async () => (await load('slip')).touch,
    async match() {
      const { touch: draw } = await load('match')
      return root => draw(root, async places => (await load('figures')).openBeside(places))
    },
    odds: async () => (await load('odds')).touch,
    stars: async () => (await load('stars')).touch,
    aside: async () => (await load('aside')).touch,
    results: async () => (await load('figures')).drawResultsOf
  })
}
