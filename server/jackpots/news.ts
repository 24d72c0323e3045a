import type { BusEvent } from '../bus/events.ts'
import { paced } from '../fan-out/paced.ts'
import { isRaffle } from './boards.ts'
import type { Hall } from './hall.ts'
import { tellRefusal, tellStatus, tellTickets } from './tell-player.ts'
import { tellDraw, tellFall } from './tell-wins.ts'

/** Listeners are told at most this often how things stand. */
const TICK_MS = 100
/** A page that hears nothing for half a minute asks whether anybody is there. */
const SILENT_MS = 20_000
/** Bets that follow each other closely are told of together. */
const GATHER_MS = 300

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Hands what the processes tell each other on to the listeners of this one, until it is stopped. */
export function tellNews(hall: Hall): { readonly ticks: () => number; stop(): void } {
  const { audience, boards, fanOut, ports, untold } = hall
  const { bus, log } = ports
  const changed = new Set<string>()
  const gathering = new Map<string, NodeJS.Timeout>()
  let wins: Promise<void> = Promise.resolve()
  let count = 0

  const failed = (error: unknown) => log.error({ err: error }, 'jackpot listeners were not told')

  const ticker = paced(TICK_MS, async () => {
    count += 1
    // Who sees a pot begin anew has heard why.
    await wins
    const names = [...changed].filter(name => fanOut.isFollowed(name))
    changed.clear()
    for (const name of names) {
      const board = await boards.of(name).catch(failed)
      if (board) fanOut.tell(name, board.frame)
    }
  })
  const hasChanged = (name: string) => {
    boards.changed(name)
    if (!fanOut.isFollowed(name)) return
    changed.add(name)
    ticker.soon()
  }
  const inOrder = (tell: () => Promise<void>) => {
    wins = wins.then(tell).catch(failed)
  }
  const gather = (name: string, tell: () => Promise<void>) => {
    if (gathering.has(name)) return
    const timer = setTimeout(() => {
      gathering.delete(name)
      tell().catch(failed)
    }, GATHER_MS)
    gathering.set(name, timer.unref())
  }

  function statusNews(player: string, instance: string, { kind, reason }: BusEvent['data']): void {
    if (audience.of(player).size === 0) return
    const tell = () => tellStatus(hall, player, instance)
    if (kind === 'refused') tellRefusal(hall, player, instance, textOf(reason) ?? 'REFUSED')
    else if (kind === 'optIn') tell().catch(failed)
    else gather(`status ${player} ${instance}`, tell)
  }

  function playerNews({ subject: player, data }: BusEvent): void {
    const [instance, win] = [textOf(data['instance']), textOf(data['win'])]
    if (data['kind'] === 'told' && win !== undefined) untold.told(win, player)
    else if (instance !== undefined) statusNews(player, instance, data)
  }

  function raffleNews({ subject }: BusEvent): void {
    if (isRaffle(subject)) hasChanged(subject)
    else if (audience.of(subject).size > 0)
      gather(`tickets ${subject}`, () => tellTickets(hall, subject))
  }

  const stops = [
    bus.subscribe('jackpot.changed', '*', ({ subject }) => hasChanged(subject)),
    bus.subscribe('jackpot.won', '*', ({ data }) => {
      const win = textOf(data['win'])
      if (win !== undefined) inOrder(() => tellFall(hall, win))
    }),
    bus.subscribe('jackpot.player', '*', playerNews),
    bus.subscribe('raffle.changed', '*', raffleNews),
    bus.subscribe('raffle.drawn', '*', ({ subject, data }) => {
      const instance = textOf(data['instance'])
      if (instance !== undefined) inOrder(() => tellDraw(hall, instance))
      hasChanged(subject)
    }),
    bus.subscribe('session.destroyed', '*', ({ subject, data }) => {
      for (const { socket, ticket } of audience.of(subject))
        if (ticket.session === data['sessionId']) socket.close(4403, 'The session has ended')
    })
  ]
  const silence = setInterval(() => {
    for (const name of fanOut.topics) hasChanged(name)
  }, SILENT_MS).unref()

  return {
    ticks: () => count,
    stop() {
      for (const stop of stops) stop()
      for (const timer of gathering.values()) clearTimeout(timer)
      clearInterval(silence)
      ticker.stop()
    }
  }
}
