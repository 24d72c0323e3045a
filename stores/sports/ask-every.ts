import { sportsLine } from '../environment/sports-line.ts'

/**
 * Asks for an address below the one of live prices now and again and again, while the page is looked
 * at, until what it returns is called; what is not answered is asked for the next time.
 */
export function askEvery(
  milliseconds: number,
  path: string,
  heard: (text: string) => void
): () => void {
  const world = sportsLine()
  let cancel = () => {}
  let isOver = false

  const ask = async () => {
    cancel()
    if (isOver || world.isHidden()) return
    const text = await world
      .site()
      .then(site => site && world.read(`${site.url}${path}`))
      .catch(() => null)
    if (isOver) return
    if (text !== null) heard(text)
    cancel()
    cancel = world.clock.after(milliseconds, () => void ask())
  }

  void ask()
  const stop = world.onChange(() => void ask())
  return () => {
    isOver = true
    cancel()
    stop()
  }
}
