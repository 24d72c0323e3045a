import { bonusChanged, closeBonuses } from '../../capabilities/bonus/index.ts'
import { endExclusions, excludeFor, exclusionChanged } from '../../capabilities/exclusion/index.ts'
import { engagementSoon, tellEngagementOf } from '../../capabilities/loyalty/index.ts'
import {
  changePlayer,
  isShutOut,
  type Player,
  type PlayerChange,
  publishPlayer
} from '../../capabilities/player/index.ts'
import type { Ports } from '../../ports.ts'
import { playerControl } from '../control.ts'
import type { Input } from '../field.ts'
import { SandboxRefusal } from '../refusal.ts'
import { PLAYER_SCHEMA, viewOf } from './player-view.ts'

const minutes = (description: string) =>
  ({
    type: 'integer',
    minimum: -525_600,
    maximum: 52_560_000,
    optional: true,
    description
  }) as const

const FIELDS = {
  accountStatus: {
    type: 'choice',
    options: ['Open', 'Closed', 'ClosedByPlayer', 'MultipleAccounts'],
    optional: true,
    description:
      'A closed account can not play or deposit; one the player closed may be opened again'
  },
  terms: {
    type: 'choice',
    options: ['accepted', 'open'],
    optional: true,
    description: 'Whether the player has agreed to the terms and the privacy policy'
  },
  kycStatus: {
    type: 'choice',
    options: ['Done', 'NotRequired', 'Required'],
    optional: true,
    description: 'Whether the player’s identity has been checked'
  },
  kycMinutes: minutes('When the check of identity falls due, from now; below zero it is overdue'),
  sourceOfWealth: {
    type: 'choice',
    options: ['NotRequired', 'asked', 'papers', 'overdue'],
    optional: true,
    description: 'Whether the house asks where the player’s money comes from'
  },
  bankingCdd: {
    type: 'choice',
    options: ['Done', 'NotRequired', 'Required'],
    optional: true,
    description: 'Whether the bank account has to be checked'
  },
  timeoutMinutes: minutes('A break from now; 0 ends it'),
  exclusionMinutes: minutes('An exclusion from now; 0 ends it'),
  instantBankingMinutes: minutes('When instant banking closes for the player, from now'),
  realityCheckMinutes: {
    type: 'integer',
    minimum: 0,
    maximum: 1440,
    optional: true,
    description: 'Minutes between two reality checks; 0 for none'
  },
  deposits: {
    type: 'choice',
    options: ['allowed', 'blocked'],
    optional: true,
    description: 'The customer flag isDepositsBlocked'
  },
  withdrawals: {
    type: 'choice',
    options: ['allowed', 'blocked'],
    optional: true,
    description: 'The player flag areWithdrawalsBlocked'
  },
  cancelling: {
    type: 'choice',
    options: ['allowed', 'blocked'],
    optional: true,
    description: 'The customer flag isCancelWithdrawalBlocked'
  },
  rewards: {
    type: 'choice',
    options: ['allowed', 'blocked'],
    optional: true,
    description: 'The customer flag isRewardsBlocked'
  }
} as const

const DAY = 1440

/** The columns that a state stands in; what is not given is not among them. */
function changeOf(given: Input<typeof FIELDS>, now: Date): PlayerChange {
  const from = (count: number) => new Date(now.getTime() + count * 60_000)
  const until = (count: number) => (count === 0 ? null : from(count))
  const { accountStatus, terms, sourceOfWealth: wealth, realityCheckMinutes: check } = given
  return {
    ...(accountStatus && accountOf(accountStatus)),
    ...(terms && {
      terms_accepted: terms === 'accepted',
      privacy_policy_accepted: terms === 'accepted'
    }),
    ...(given.kycStatus && { kyc_status: given.kycStatus }),
    ...(given.kycMinutes !== undefined && { kyc_deadline: from(given.kycMinutes) }),
    ...(wealth && {
      source_of_wealth_status: null,
      source_of_wealth_due_date:
        wealth === 'NotRequired' ? null : from(wealth === 'overdue' ? -1 : 14 * DAY),
      source_of_wealth_comment: wealth === 'papers' ? 'The latest three payslips, please' : null
    }),
    ...(given.bankingCdd && { banking_cdd: given.bankingCdd, banking_cdd_deadline: null }),
    ...(given.timeoutMinutes !== undefined && { timeout_ends_at: until(given.timeoutMinutes) }),
    ...(given.instantBankingMinutes !== undefined && {
      instant_banking_block_active_from: until(given.instantBankingMinutes)
    }),
    ...(check !== undefined && { reality_check_period: check === 0 ? null : check }),
    ...(given.deposits && { is_deposits_blocked: given.deposits === 'blocked' }),
    ...(given.withdrawals && { are_withdrawals_blocked: given.withdrawals === 'blocked' }),
    ...(given.cancelling && { is_cancel_withdrawal_blocked: given.cancelling === 'blocked' }),
    ...(given.rewards && { is_rewards_blocked: given.rewards === 'blocked' })
  }
}

const CAUSES = {
  Closed: 'Other',
  ClosedByPlayer: 'CustomerRequest',
  MultipleAccounts: 'MultipleAccounts'
} as const satisfies Record<string, Player['account_closure_cause']>

const isClosing = (status: string): status is keyof typeof CAUSES => Object.hasOwn(CAUSES, status)

const accountOf = (status: string): PlayerChange => ({
  account_status: isClosing(status) ? 'Closed' : 'Open',
  account_closure_cause: isClosing(status) ? CAUSES[status] : null,
  reopen_by_customer_allowed: status === 'ClosedByPlayer'
})

/** As the house would; a time that is over already ends what runs, which no house can. */
async function exclude(ports: Ports, playerId: string, count: number): Promise<void> {
  if (count <= 0) {
    await endExclusions(ports, playerId)
    return
  }
  const endsAt = new Date(ports.clock.now().getTime() + count * 60_000)
  const excluded = await ports.db.transaction(tx =>
    excludeFor(ports, tx, { playerId, source: 'House', term: null, endsAt, isForAllBrands: false })
  )
  if (excluded) await exclusionChanged(ports, excluded)
}

export const changeState = playerControl({
  id: 'changeState',
  method: 'POST',
  path: '/players/{playerId}/state',
  summary: 'Changes what the house knows of the player; what is not given stays.',
  fields: FIELDS,
  answer: PLAYER_SCHEMA,
  run: async (ports, given, player) => {
    const change = changeOf(given, ports.clock.now())
    if (given.exclusionMinutes !== undefined)
      await exclude(ports, player.id, given.exclusionMinutes)
    const { changed, ended } = await ports.db.transaction(async tx => {
      const written = await changePlayer(tx, player.id, change)
      const isOut = written !== undefined && isShutOut(written, ports.clock.now())
      const reason = 'PLAYER_BLOCKED'
      if (written) await tellEngagementOf(ports, tx, written)
      return {
        changed: written,
        ended: isOut ? await closeBonuses(ports, tx, player.id, reason) : []
      }
    })
    if (!changed) throw new SandboxRefusal(404, 'UNKNOWN_PLAYER')
    engagementSoon(ports)
    await bonusChanged(ports, player.id, ended)
    await publishPlayer(ports, changed)
    return await viewOf(ports, changed)
  }
})
