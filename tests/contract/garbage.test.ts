import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readAccessToken } from '#contract/wire/access-token.ts'
import { readCookies } from '#contract/wire/cookies.ts'
import { readEnrichedPlayerId } from '#contract/wire/enriched-player-id.ts'
import { readFeed } from '#contract/wire/feed.ts'
import { readGameDescriptor } from '#contract/wire/game-descriptor.ts'
import {
  readGamificationPlayer,
  readGamificationToken,
  readGamificationTokenRequest
} from '#contract/wire/gamification.ts'
import { readGraphqlFailure } from '#contract/wire/graphql-failure.ts'
import {
  readCurrencies,
  readJackpotInstances,
  readOptInStatus,
  readRaffleInstances
} from '#contract/wire/jackpot-http.ts'
import { readPageOptInState } from '#contract/wire/jackpot-opt-in.ts'
import { readJackpotMessage, readJackpotRequest } from '#contract/wire/jackpot-socket.ts'
import { readDepositPayload, readLastDeposit } from '#contract/wire/last-deposit.ts'
import { readMoment } from '#contract/wire/moment.ts'
import { readDecimal } from '#contract/wire/money-wire.ts'
import { readPaymentNotification, readSignature } from '#contract/wire/payment-notification.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { readRecentlyPlayed } from '#contract/wire/recently-played.ts'
import { redirectTarget } from '#contract/wire/redirect-target.ts'
import { readSiteConfig } from '#contract/wire/site-config.ts'
import { readStoredUser } from '#contract/wire/stored-user.ts'
import {
  readAuthenticateAnswer,
  readAuthenticateRequest,
  readBetRequest,
  readMovementAnswer,
  readRollbackRequest,
  readWinRequest
} from '#contract/wire/wallet-api.ts'
import {
  isCloseQuickDeposit,
  readGameMessage,
  readHostMessage
} from '#contract/wire/window-messages.ts'

const SITE = new URL('http://localhost:4321/')

const OF_VALUES = {
  readAccessToken,
  readAuthenticateAnswer,
  readAuthenticateRequest,
  readBetRequest,
  readCurrencies,
  readDecimal,
  readDepositPayload,
  readEnrichedPlayerId,
  readFeed,
  readGameDescriptor,
  readGamificationPlayer,
  readGamificationToken,
  readGamificationTokenRequest,
  readGraphqlFailure,
  readJackpotInstances,
  readMoment,
  readMovementAnswer,
  readOptInStatus,
  readPageOptInState,
  readRaffleInstances,
  readRollbackRequest,
  readSignature,
  readSiteConfig,
  readWinRequest
}

const OF_TEXTS = {
  readCookies,
  readJackpotMessage,
  readJackpotRequest,
  readLastDeposit,
  readPaymentNotification,
  readQuery,
  readRecentlyPlayed,
  readStoredUser
}

const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true })

const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.webQueryParameters())

describe('garbage', () => {
  test.each(Object.entries(OF_VALUES))('%s throws for no value', (_, read) => {
    fc.assert(fc.property(fc.oneof(anything, texts), value => void read(value)))
  })

  test.each(Object.entries(OF_TEXTS))('%s throws for no text', (_, read) => {
    fc.assert(fc.property(texts, text => void read(text)))
  })

  test('a message of any shape from elsewhere means nothing', () => {
    fc.assert(
      fc.property(anything, fc.string(), (data, origin) => {
        const message = { data, origin }
        expect(readGameMessage(message, [SITE.origin])).toBeNull()
        expect(readHostMessage(message, [SITE.origin])).toBeNull()
        expect(isCloseQuickDeposit(message, [SITE.origin])).toBe(false)
      })
    )
  })

  test('a redirect never leaves the site, whatever is wanted', () => {
    const wanted = fc.oneof(
      texts,
      fc.webUrl(),
      fc.array(fc.constantFrom('/', '\\', '.', ':', '@', 'evil.example', 'http', '\t', '%2f'))
    )
    fc.assert(
      fc.property(wanted, value => {
        const target = redirectTarget(Array.isArray(value) ? value.join('') : value, SITE, '/en/')
        // As a browser reads the address once more, and as one reads its path alone.
        expect(new URL(target, SITE).origin).toBe(SITE.origin)
        expect(new URL(new URL(target).pathname, SITE).origin).toBe(SITE.origin)
      })
    )
  })
})
