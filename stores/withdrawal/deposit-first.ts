import { atom, readonlyType } from 'nanostores'

import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { loadOptions } from '../quick-deposit/load-options.ts'
import { blockOf } from '../quick-deposit/options.ts'

export type DepositFirst = 'blocked' | 'loading' | 'open'

const $state = atom<DepositFirst>('loading')

/** Whether who has to deposit first could: nobody is led to a deposit that would be refused (D13). */
export const $depositFirst = readonlyType($state)

onVisit($state, () => {
  void unlessFailed(loadOptions()).then(options =>
    $state.set(options && blockOf(options) === undefined ? 'open' : 'blocked')
  )
  return () => $state.set('loading')
})
