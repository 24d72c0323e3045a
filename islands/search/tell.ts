import { tellEvent } from '#stores/environment/event-channel.ts'

/** A search has been made when nobody has typed for so long, or goes to one of its games. */
const RESTS_AFTER = 1000

/** Tells of searches by how much they found, and never by what was asked. */
export function searchTeller() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let found: number | undefined
  let toldOf = ''

  const tell = () => {
    clearTimeout(timer)
    if (found !== undefined) tellEvent({ name: 'search', results: found })
    found = undefined
  }
  return {
    asked(query: string, results: number) {
      clearTimeout(timer)
      found = undefined
      if (query.trim() === '' || query === toldOf) return
      found = results
      timer = setTimeout(() => {
        toldOf = query
        tell()
      }, RESTS_AFTER)
    },
    /** What was found was made use of, or left. */
    done: tell
  }
}
