/** As much of a page as it takes to look at what a view draws. */
class Drawn {
  onclick: (() => void) | null = null
  readonly attributes = new Map<string, string>()
  readonly children: Drawn[] = []

  readonly own: string

  constructor(own = '') {
    this.own = own
  }

  get text(): string {
    return this.own + this.children.map(child => child.text).join('')
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }

  appendChild(child: Drawn): void {
    this.children.push(child)
  }
}

export type { Drawn }

/** What stands in for a document where none is. */
export const PAGE = {
  Node: Drawn,
  document: {
    createElement: () => new Drawn(),
    createTextNode: (text: string) => new Drawn(text)
  }
}
