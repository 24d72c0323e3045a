/** The game that a tile leads to. */
export const addressOf = (tile: Element): string | null =>
  tile.querySelector('a')?.getAttribute('href') ?? null

/** The tiles of a list, from the list's own page. */
export async function tilesOf(list: string): Promise<readonly Element[]> {
  const answer = await fetch(list)
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const tiles = [...page.querySelectorAll('.tiles > li')]
  // A list says more of a game than a row has room for.
  for (const facts of tiles.flatMap(tile => [...tile.querySelectorAll('.game-card__facts')]))
    facts.remove()
  return tiles
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.append(...content)
  return made
}

const withWords = (words: string) =>
  element('span', 'tile__art', element('span', 'tile__words', words))

/** A tile of words in the place of a game: a way on. */
export function linkTile(href: string, words: string): Element {
  const link = element('a', 'tile', withWords(words))
  link.href = href
  return element('li', '', link)
}

/** A tile of words in the place of a game: something to press. */
export function buttonTile(words: string, press: () => void): Element {
  const button = element('button', 'tile', withWords(words))
  button.type = 'button'
  button.addEventListener('click', press)
  return element('li', '', button)
}

/** What is said to those who do not see the row change. */
export function statusIn(row: Element): HTMLElement {
  const status = element('p', 'vh')
  status.role = 'status'
  row.append(status)
  return status
}
