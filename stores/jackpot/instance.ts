import { atom, readonlyType } from 'nanostores'

import { type JackpotInstances, readJackpotInstances } from '#contract/wire/jackpot-http.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $connection, followInstance } from './connection.ts'
import { type JackpotPlayer, whilePlayer } from './player.ts'
import { askInstances } from './service.ts'
import { $jackpotSettings } from './settings.ts'

export type JackpotInstance = JackpotInstances[number]

export type InstanceState =
  | { readonly status: 'failed' }
  | { readonly status: 'loading' }
  | { readonly status: 'none' }
  | { readonly status: 'ready'; readonly instance: JackpotInstance }

const $state = atom<InstanceState>({ status: 'loading' })

/** The jackpot as the service told the player last when it was asked. */
export const $jackpotInstance = readonlyType($state)

let reading = 0
let readAgain: () => Promise<void> = async () => {}

/** Asks the service again, as after every reconnect; what is known stays until the answer. */
export const readInstance = (): Promise<void> => readAgain()

async function read(source: string, wanted: string | null, player: JackpotPlayer): Promise<void> {
  const turn = ++reading
  const answer = await askInstances(source, player).catch(() => undefined)
  if (turn !== reading) return
  const instances = readJackpotInstances(answer)
  const instance = instances?.find(({ id }) => id === wanted) ?? instances?.[0]
  if (instance) $state.set({ status: 'ready', instance })
  else if ($state.get().status !== 'ready') $state.set({ status: 'failed' })
}

function follow(source: string, wanted: string | null, player: JackpotPlayer): () => void {
  let followed: string | undefined
  let unfollow = () => {}
  const follow = (id: string) => {
    if (id === followed) return
    const before = unfollow
    followed = id
    unfollow = followInstance(id)
    before()
  }
  let going: Promise<void> | undefined
  readAgain = () => {
    going ??= read(source, wanted, player).finally(() => {
      going = undefined
    })
    return going
  }
  if (wanted !== null) follow(wanted)
  let wasLost = false
  const stops = [
    $state.listen(state => {
      if (state.status === 'ready') follow(state.instance.id)
    }),
    $connection.subscribe(connection => {
      if (connection === 'open' && wasLost) void readAgain()
      wasLost = connection !== 'open' && (wasLost || connection === 'lost')
    })
  ]
  void readAgain()
  return () => {
    reading += 1
    readAgain = async () => {}
    for (const stop of stops) stop()
    unfollow()
    $state.set({ status: 'loading' })
  }
}

onVisit($state, () => {
  let stop = () => {}
  const unbind = $jackpotSettings.subscribe(settings => {
    stop()
    stop = () => {}
    const source = settings?.sourceId
    if (source) {
      stop = whilePlayer(
        player => follow(source, settings.instanceId, player),
        () => $state.set({ status: 'loading' })
      )
    } else $state.set({ status: settings === undefined ? 'loading' : 'none' })
  })
  return () => {
    unbind()
    stop()
  }
})
