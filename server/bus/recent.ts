import type { BusEvent } from './events.ts'

const KEPT_MS = 10_000
/** Characters that a process keeps at most, however much is said. */
const MOST_KEPT = 4_000_000

interface Said {
  readonly at: number
  readonly name: string
  readonly event: BusEvent
  readonly length: number
}

/** What has been said of late, for who asked to hear and is only now heard out. */
export function createRecent(now: () => number = () => performance.now()) {
  const all: Said[] = []
  const byName = new Map<string, Said[]>()
  let kept = 0

  const isOver = (said: Said | undefined): said is Said =>
    said !== undefined && (kept > MOST_KEPT || said.at < now() - KEPT_MS)

  function forgetOld(): void {
    for (let oldest = all[0]; isOver(oldest); oldest = all[0]) {
      all.shift()
      kept -= oldest.length
      const named = byName.get(oldest.name)
      named?.shift()
      if (named?.length === 0) byName.delete(oldest.name)
    }
  }

  return {
    /** Keeps an event that has been said in so many characters. */
    keep(name: string, event: BusEvent, length: number): void {
      const said = { at: now(), name, event, length }
      all.push(said)
      kept += length
      const named = byName.get(name)
      if (named) named.push(said)
      else byName.set(name, [said])
      forgetOld()
    },
    /** The events of a name from a moment on, in their order. */
    since(name: string, moment: number): readonly BusEvent[] {
      return (byName.get(name) ?? []).filter(({ at }) => at >= moment).map(({ event }) => event)
    }
  }
}
