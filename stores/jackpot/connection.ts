import { atom, computed, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { type JackpotMessage, readFrame, subscribeFrame } from './codec.ts'
import { jackpotMessageCame } from './events.ts'
import { keepLine } from './line.ts'
import { type JackpotPlayer, whilePlayer } from './player.ts'

/** `lost` from the moment it fails until it is open again. */
export type Connection = 'closed' | 'connecting' | 'lost' | 'open'

const FORCES_RECONNECT = 'Error resolving subscription context'
const CHECKS = 10
const CHECKED_EVERY = 1000

const $state = atom<Connection>('closed')

/** The one socket of the tab: kept while somebody listens, a player is there and an instance followed. */
export const $connection = readonlyType($state)

/** The instances whose updates are asked for, as often as somebody asks. */
const $wanted = atom<readonly string[]>([])
const $isWanted = computed($wanted, wanted => wanted.length > 0)

let speak: ((frame: string) => void) | undefined
let speaker: JackpotPlayer | undefined

const subscribeAll = () => {
  if (speaker)
    for (const instance of new Set($wanted.get())) speak?.(subscribeFrame(speaker, instance))
}

/** Asks for the updates of an instance, now and after every connection, until undone. */
export function followInstance(instance: string): () => void {
  const isNew = !$wanted.get().includes(instance)
  $wanted.set([...$wanted.get(), instance])
  if (isNew && speaker) speak?.(subscribeFrame(speaker, instance))
  return () => {
    const at = $wanted.get().indexOf(instance)
    $wanted.set($wanted.get().filter((_, index) => index !== at))
  }
}

/** Waits for the socket, at most ten checks a second apart; rejects where it does not open. */
async function whenOpen(): Promise<(frame: string) => void> {
  const asker = speaker
  for (let left = CHECKS; !speak; left--) {
    if (left === 0 || asker !== speaker) throw new Error('The jackpot socket does not open')
    await new Promise<void>(resolve => environment().clock.after(CHECKED_EVERY, resolve))
  }
  return speak
}

/** Sends once the socket is open; rejects where there is none to be had. */
export async function sendJackpot(frame: string): Promise<void> {
  const send = speak ?? (await whenOpen())
  send(frame)
}

function messageOf(frame: string): JackpotMessage | null {
  try {
    const message = readFrame(frame)
    if (!message) environment().log.warn('An unknown message of the jackpot service was ignored')
    return message
  } catch (thrown) {
    environment().log.warn(`A message of the jackpot service was ignored: ${String(thrown)}`)
    return null
  }
}

function keepConnected(player: JackpotPlayer): () => void {
  speaker = player
  const silenceSpeaker = () => {
    speak = undefined
  }
  const stop = keepLine(player, {
    connecting: isAgain => $state.set(isAgain ? 'lost' : 'connecting'),
    opened(send) {
      speak = send
      subscribeAll()
      $state.set('open')
    },
    heard(frame, line) {
      const message = messageOf(frame)
      if (!message) return
      if (message.type === 'Error') {
        environment().log.warn(`The jackpot service says: ${message.message}`)
        if (message.message.includes(FORCES_RECONNECT)) line.drop()
      } else if (message.type === 'JackpotUpdate') line.isAlive()
      jackpotMessageCame(message)
    },
    silent() {
      subscribeAll()
      return $isWanted.get()
    },
    lost() {
      silenceSpeaker()
      $state.set('lost')
    }
  })
  return () => {
    silenceSpeaker()
    speaker = undefined
    stop()
  }
}

onVisit($state, () => {
  let stop = () => {}
  const close = () => {
    stop()
    stop = () => {}
    $state.set('closed')
  }
  const unbind = $isWanted.subscribe(isWanted => {
    close()
    if (isWanted) stop = whilePlayer(keepConnected, () => $state.set('closed'))
  })
  return () => {
    unbind()
    close()
  }
})
