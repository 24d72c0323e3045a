import { computed, readonlyType } from 'nanostores'

import { $customer } from '../player/customer.ts'
import { $wallet } from '../wallet.ts'
import type { PlayerReward } from './reward.ts'
import { $rewards } from './rewards.ts'

const isClaimable = ({ status }: PlayerReward) =>
  status === 'Unclaimed' || status === 'FailedProcessing'

/** How many rewards wait to be claimed, for the badge beside the links to them; 0 until known. */
export const $claimable = readonlyType(
  computed($rewards, state =>
    state.status === 'ready' ? state.rewards.filter(isClaimable).length : 0
  )
)

/** The house has blocked rewards for the player. */
export const $areRewardsBlocked = readonlyType(
  computed($customer, customer => customer.status === 'ready' && customer.isRewardsBlocked === true)
)

/** What spins are told in: the wallet's currency, once the wallet is there. */
export const $rewardCurrency = readonlyType(
  computed($wallet, wallet => (wallet.status === 'STREAMING' ? wallet.currency : undefined))
)
