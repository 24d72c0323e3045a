import { readSportsFound, type SportsFound } from '#contract/wire/sports-found.ts'
import { sportsLine } from '../environment/sports-line.ts'

export type { SportsFound } from '#contract/wire/sports-found.ts'

export type Finding =
  /** Too little is asked to look for. */
  | { readonly status: 'idle' }
  | { readonly status: 'asking' }
  | { readonly status: 'found'; readonly asked: string; readonly found: SportsFound }
  /** Nobody answers. */
  | { readonly status: 'failed' }

/** Whoever types on has not asked yet. */
const STILL_FOR = 200
const SHORTEST = 2

/**
 * Looks for matches, competitions and teams by the beginnings of words; the last question alone is
 * answered, and what was asked before it is called off.
 */
export function finder(heard: (finding: Finding) => void) {
  const { clock, read, site } = sportsLine()
  let cancel = () => {}
  let current = new AbortController()

  const look = async (asked: string, { signal }: AbortController) => {
    const tell = (finding: Finding) => {
      if (!signal.aborted) heard(finding)
    }
    try {
      const place = await site()
      const address = `${place?.url}/v1/search?q=${encodeURIComponent(asked)}`
      const text = place && (await read(address, signal))
      const found = text === null ? null : readSportsFound(text)
      tell(found ? { status: 'found', asked, found } : { status: 'failed' })
    } catch {
      tell({ status: 'failed' })
    }
  }

  const end = () => {
    cancel()
    current.abort()
  }

  return {
    ask(text: string): void {
      end()
      const asked = text.trim()
      if (asked.length < SHORTEST) {
        heard({ status: 'idle' })
        return
      }
      heard({ status: 'asking' })
      const own = new AbortController()
      current = own
      cancel = clock.after(STILL_FOR, () => void look(asked, own))
    },
    end
  }
}
