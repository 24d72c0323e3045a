import type { BusEvent } from './events.ts'

const KEPT_MS = 10_000
/** What a process keeps at most, however much is said. */
const MOST = 10_000

interface Said {
  readonly at: number
  readonly name: string
  readonly event: BusEvent
}

/** What has been said of late, for who asked to hear and is only now heard out. */
export function createRecent(now: () => number = () => performance.now()) {
  const all: Said[] = []
  const byName = new Map<string, Said[]>()

  const isOver = (said: Said | undefined): said is Said =>
    said !== undefined && (all.length > MOST || said.at < now() - KEPT_MS)

  function forgetOld(): void {
    for (let oldest = all[0]; isOver(oldest); oldest = all[0]) {
      all.shift()
      const named = byName.get(oldest.name)
      named?.shift()
      if (named?.length === 0) byName.delete(oldest.name)
    }
  }

  return {
    keep(name: string, event: BusEvent): void {
      const said = { at: now(), name, event }
      all.push(said)
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
