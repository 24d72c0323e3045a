import { afterEach, vi } from 'vitest'

interface Said {
  readonly target: string
  readonly command: string
  readonly given: readonly unknown[]
}

type Element = Record<string, unknown> & { remove(): void }

/** A window and a head of a page, in which scripts come or do not, as the test has it. */
export function openBarePage() {
  const scripts: Element[] = []
  const attributes = new Map<unknown, Record<string, string>>()
  const createElement = () => {
    const element: Element = {
      setAttribute: (name: string, value: string) => {
        attributes.set(element, { ...attributes.get(element), [name]: value })
      },
      addEventListener: (type: string, listener: () => void) => {
        element[`on${type}`] = listener
      },
      remove: () => {
        const index = scripts.indexOf(element)
        if (index >= 0) scripts.splice(index, 1)
      }
    }
    return element
  }
  const append = (element: Element) => {
    scripts.push(element)
  }
  const told: unknown[] = []
  const dispatchEvent = ({ detail }: CustomEvent) => told.push(detail)
  vi.stubGlobal('document', { createElement, dispatchEvent, head: { append } })
  vi.useFakeTimers()

  const call = (name: string) => {
    const handler = scripts.at(-1)?.[name]
    if (typeof handler === 'function') handler({})
  }
  return {
    told,
    scripts: () => scripts.map(({ src }) => src),
    attributes: () => attributes.get(scripts.at(-1)) ?? {},
    loadScript: () => call('onload'),
    failScript: () => call('onerror')
  }
}

/** A provider's function on the window, which remembers what was said to it. */
export function putApi() {
  const said: Said[] = []
  const zE = (target: string, command: string, ...given: readonly unknown[]) => {
    said.push({ target, command, given })
  }
  vi.stubGlobal('zE', zE)
  const find = (target: string, command: string) =>
    said.findLast(each => each.target === target && each.command === command)?.given ?? []
  return {
    words: () =>
      said.map(({ target, command, given }) =>
        [target, command, ...given.filter(each => typeof each === 'string')].join(' ')
      ),
    given: find,
    forget: () => void said.splice(0)
  }
}

/** Each test has modules of its own, since the adapters keep whom they speak for. */
export function cleanPageAfterEach(): void {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.resetModules()
  })
}

export const SCRIPT = 'https://desk.test/snippet.js?key=a'
