import { describe, expect, test } from 'vitest'

import { type GamificationFacts, gamificationBlock, isGamified } from '#rules/loyalty/gating.ts'

const PLAYER = {
  isBlocked: false,
  exclusionEndsAt: null,
  hasSourceOfWealthExpired: false,
  isKycRequired: false,
  isClosed: false
} as const

const facts = (
  change: Partial<GamificationFacts> = {},
  player: Partial<NonNullable<GamificationFacts['player']>> = {}
): GamificationFacts => ({
  isEnabled: true,
  clientId: 'house',
  player: { ...PLAYER, ...player },
  ...change
})

describe('who may take part in the loyalty programme', () => {
  test('G06: it is on when all seven conditions hold', () => {
    expect(isGamified(facts())).toBe(true)
  })

  test('[LOYL-13] it is off when the settings switch it off', () => {
    expect(gamificationBlock(facts({ isEnabled: false }))).toBe('SWITCHED_OFF')
  })

  test('[LOYL-14] it is off for a player whom the house has blocked', () => {
    expect(gamificationBlock(facts({}, { isBlocked: true }))).toBe('PLAYER_BLOCKED')
  })

  test.each([null, ''])('[LOYL-15] it is off without a client id: %j', clientId => {
    expect(gamificationBlock(facts({ clientId }))).toBe('NOT_CONFIGURED')
  })

  test.each([new Date('2099-01-01'), new Date('1999-01-01'), '2099-01-01'])(
    '[LOYL-16] it is off with any date at which an exclusion ends: %s',
    exclusionEndsAt => {
      expect(gamificationBlock(facts({}, { exclusionEndsAt }))).toBe('EXCLUDED')
    }
  )

  test('[LOYL-17] it is off when the source of wealth is overdue', () => {
    expect(gamificationBlock(facts({}, { hasSourceOfWealthExpired: true }))).toBe(
      'SOURCE_OF_WEALTH_EXPIRED'
    )
  })

  test('[LOYL-18] it is off while a check of identity is required', () => {
    expect(gamificationBlock(facts({}, { isKycRequired: true }))).toBe('KYC_REQUIRED')
  })

  test('[LOYL-19] it is off for a closed account', () => {
    expect(gamificationBlock(facts({}, { isClosed: true }))).toBe('ACCOUNT_CLOSED')
  })

  test('a visitor, of whom nothing is known, reads the pages where the house has them', () => {
    const { player: _, ...visitor } = facts()
    expect(isGamified(visitor)).toBe(true)
    expect(isGamified({ ...visitor, clientId: null })).toBe(false)
  })
})
