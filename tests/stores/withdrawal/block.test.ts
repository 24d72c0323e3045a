import { describe, expect, test } from 'vitest'

import type { Player, PlayerInfo } from '#stores/player/player.ts'
import { blockOf } from '#stores/withdrawal/block.ts'

const FREE = {
  areWithdrawalsBlocked: false,
  canWithdraw: true,
  kycCheckStatus: { status: 'Done' }
}

const playerWith = (change: object): Player => ({
  status: 'LOGGED_IN',
  player: { ...FREE, ...change } as PlayerInfo
})

describe('what stands against a withdrawal', () => {
  test.each([
    ['nothing', {}, undefined],
    [
      'the player’s withdrawals are blocked',
      { areWithdrawalsBlocked: true },
      'WITHDRAWALS_BLOCKED'
    ],
    ['the player can not withdraw', { canWithdraw: false }, 'WITHDRAWALS_BLOCKED'],
    [
      'the player’s documents are missing',
      { canWithdraw: false, kycCheckStatus: { status: 'Required' } },
      'KYC_REQUIRED'
    ]
  ])('is told by the player’s flags: %s [CASH-26]', (_what, flags, block) => {
    expect(blockOf({ block: null }, playerWith(flags))).toBe(block)
  })

  test('is the cashier’s word before any flag', () => {
    expect(blockOf({ block: 'ACCOUNT_CLOSED' }, playerWith({ areWithdrawalsBlocked: true }))).toBe(
      'ACCOUNT_CLOSED'
    )
    expect(blockOf({ block: null }, { status: 'LOADING' })).toBeUndefined()
  })
})
