import { atom, readonlyType } from 'nanostores'

import { DROPS } from '#config/raffles.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $raffles, type Raffles } from './raffles.ts'
import { loadRaffleWinners } from './winners.ts'

const $state = atom(0)

/** How often a draw has been made while somebody watched; each time its winners are asked for. */
export const $drawsSeen = readonlyType($state)

const hasTurned = ({ drops: now }: Raffles, { drops: before }: Raffles): boolean =>
  DROPS.some(drop => {
    const known = before[drop]?.instance
    return known !== undefined && now[drop] !== undefined && now[drop].instance !== known
  })

onVisit($state, () =>
  $raffles.listen((now, before) => {
    if (!before || !hasTurned(now, before)) return
    $state.set($state.get() + 1)
    void loadRaffleWinners()
  })
)
