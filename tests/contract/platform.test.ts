import { isInputObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'

import { readFeed } from '#contract/wire/feed.ts'
import {
  readGamificationPlayer,
  readGamificationToken,
  readGamificationTokenRequest
} from '#contract/wire/gamification.ts'
import { readGraphqlFailure } from '#contract/wire/graphql-failure.ts'
import { MONEY_FIELDS, parseAnswer, readDecimal } from '#contract/wire/money-wire.ts'
import { readPaymentNotification, readSignature } from '#contract/wire/payment-notification.ts'
import { readSiteConfig } from '#contract/wire/site-config.ts'
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
  isFrom,
  readGameMessage,
  readHostMessage
} from '#contract/wire/window-messages.ts'
import { ENDPOINTS, SCHEMAS } from './schema.ts'

const NOT_AMOUNTS = [
  '-1',
  '',
  'NaN',
  'Infinity',
  '1e3',
  '1,50',
  '0x10',
  '٩',
  ' 1',
  '1.',
  '.5',
  '9'.repeat(19),
  1,
  null
]

describe('money on the wire', () => {
  test('the amounts of an answer keep the digits that were sent as a number', () => {
    expect(
      parseAnswer(
        '{"balance":9007199254740993.55,"bonusBalance":"0.00","amount":-1.5e3,"rtp":96.5}'
      )
    ).toEqual({
      balance: '9007199254740993.55',
      bonusBalance: '0.00',
      amount: '-1500.0',
      rtp: 96.5
    })
  })

  test('every amount of the schema is a Money that an answer is searched for', () => {
    const names = ENDPOINTS.flatMap(endpoint =>
      Object.values(SCHEMAS[endpoint].getTypeMap()).flatMap(type =>
        'getFields' in type && !isInputObjectType(type)
          ? Object.values(type.getFields())
              .filter(field => /^Money!?$/.test(String(field.type)))
              .map(field => field.name)
          : []
      )
    )
    expect([...MONEY_FIELDS].sort()).toEqual([...new Set(names)].sort())
  })

  test.each([
    ['12.50', '12.50'],
    ['-0.5', '-0.5'],
    [12.5, '12.5'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001']
  ])('%s is the decimal %s', (value, decimal) => {
    expect(readDecimal(value)).toBe(decimal)
  })

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1e3',
    '1,5',
    '',
    '--1',
    '1'.repeat(41),
    null,
    {}
  ])('%s is no decimal', value => {
    expect(readDecimal(value)).toBeNull()
  })
})

describe('wallet API', () => {
  const movement = {
    transactionId: 't1',
    roundId: 'r1',
    sessionToken: 'session-1',
    game: 'golden-reef',
    currency: 'EUR'
  }
  const bet = { ...movement, amount: '1.00' }
  const win = { ...bet, betTransactionId: 't0', roundEnded: true }
  const rollback = { ...movement, betTransactionId: 't0' }

  test('the four requests are read', () => {
    expect(readAuthenticateRequest({ launchToken: 'launch-1' })).toEqual({
      launchToken: 'launch-1'
    })
    expect(readBetRequest(bet)).toEqual(bet)
    expect(readWinRequest(win)).toEqual(win)
    expect(readRollbackRequest(rollback)).toEqual(rollback)
  })

  test.each(NOT_AMOUNTS)('a bet and a win of %s are refused', amount => {
    expect(readBetRequest({ ...bet, amount })).toBeNull()
    expect(readWinRequest({ ...win, amount })).toBeNull()
  })

  test.each(Object.keys(bet))('a bet without %s is refused', key => {
    expect(readBetRequest({ ...bet, [key]: undefined })).toBeNull()
  })

  test.each([
    { transactionId: 'a b' },
    { transactionId: '' },
    { transactionId: 'x'.repeat(129) },
    { transactionId: 7 },
    { sessionToken: 'short' },
    { game: '../etc' },
    { currency: 'eur' }
  ])('a bet with %o is refused', wrong => {
    expect(readBetRequest({ ...bet, ...wrong })).toBeNull()
  })

  const authenticated = {
    status: 'ok',
    playerId: 'p1',
    sessionToken: 'session-1',
    game: 'golden-reef',
    currency: 'EUR',
    balance: '10.00',
    locale: 'en',
    mode: 'REAL',
    minimumRoundMs: 2500,
    celebratesReturnsBelowStake: false,
    mostStake: '5.00',
    openRoundId: null
  }

  test('a launch that is known tells the game who plays, for what and under which rules', () => {
    expect(readAuthenticateAnswer(authenticated)).toEqual(authenticated)
  })

  test.each(Object.keys(authenticated))('a launch answer without %s is refused', key => {
    expect(readAuthenticateAnswer({ ...authenticated, [key]: undefined })).toBeNull()
  })

  test.each([{ mode: 'DEMO' }, { minimumRoundMs: -1 }, { minimumRoundMs: 1.5 }, { balance: 'x' }])(
    'a launch answer with %o is refused',
    wrong => {
      expect(readAuthenticateAnswer({ ...authenticated, ...wrong })).toBeNull()
    }
  )

  test('an answer is ok with a balance, or a known code', () => {
    const moved = {
      status: 'ok',
      transactionId: 't1',
      currency: 'EUR',
      balance: '9.00',
      replayed: false
    }
    expect(readMovementAnswer(moved)).toEqual(moved)
    const refusal = { status: 'error', code: 'INSUFFICIENT_FUNDS' }
    expect(readMovementAnswer(refusal)).toEqual(refusal)
    expect(readAuthenticateAnswer(refusal)).toEqual(refusal)
    expect(readMovementAnswer({ status: 'error', code: 'WHATEVER' })).toBeNull()
    expect(readMovementAnswer({ status: 'ok' })).toBeNull()
  })
})

describe('payment notification', () => {
  const notification = {
    kind: 'payment',
    notificationId: 'n1',
    paymentId: 'pay1',
    reference: 'd1',
    status: 'captured',
    amount: '50.00',
    currency: 'EUR',
    sequence: 2,
    at: '2026-11-27T10:00:00.000Z',
    reason: null,
    account: null
  }

  test('a whole one is read', () => {
    expect(readPaymentNotification(JSON.stringify(notification))).toEqual({
      ...notification,
      accountId: null,
      at: new Date(notification.at)
    })
  })

  test('one of a payout is read, and not with the states of a payment', () => {
    const { kind: _payment, paymentId, account: _account, ...common } = notification
    const payout = { ...common, kind: 'payout', payoutId: paymentId, status: 'paid' }
    expect(readPaymentNotification(JSON.stringify(payout))).toEqual({
      ...payout,
      at: new Date(notification.at)
    })
    const captured = JSON.stringify({ ...payout, status: 'captured' })
    expect(readPaymentNotification(captured)).toBeNull()
  })

  test.each(Object.keys(notification))('one without %s is refused', key => {
    expect(
      readPaymentNotification(JSON.stringify({ ...notification, [key]: undefined }))
    ).toBeNull()
  })

  test.each(NOT_AMOUNTS)('one of %s is refused', amount => {
    expect(readPaymentNotification(JSON.stringify({ ...notification, amount }))).toBeNull()
  })

  test('a signature has its time and its digest', () => {
    const hex = 'a'.repeat(64)
    expect(readSignature(`t=1800000000,v1=${hex}`)).toEqual({ timestamp: 1_800_000_000, hex })
    for (const wrong of [
      undefined,
      '',
      't=1',
      `v1=${hex}`,
      `t=x,v1=${hex}`,
      `t=1800000000,v1=${hex}0`
    ])
      expect(readSignature(wrong)).toBeNull()
  })
})

describe('window messages', () => {
  const origins = ['http://games.localhost:4321']
  const from = (data: unknown, origin = 'http://games.localhost:4321') => ({ data, origin })

  test.each([
    'closeQuickDepositEvent',
    { type: 'closeQuickDepositEvent' },
    { name: 'closeQuickDepositEvent' }
  ])('%o closes the quick deposit', data => {
    expect(isCloseQuickDeposit(from(data), origins)).toBe(true)
    expect(isCloseQuickDeposit(from(data, 'http://evil.example'), origins)).toBe(false)
  })

  test.each(['close', '', null, 7, [], {}, { type: 'x' }, { event: 'closeQuickDepositEvent' }])(
    '%o does not close the quick deposit',
    data => {
      expect(isCloseQuickDeposit(from(data), origins)).toBe(false)
    }
  )

  test('an opaque or empty origin is never allowed', () => {
    expect(isFrom(from('x', 'null'), ['null'])).toBe(false)
    expect(isFrom(from('x', ''), [''])).toBe(false)
    expect(isFrom(from('x', 'http://games.localhost:4321.evil.example'), origins)).toBe(false)
  })

  test.each([
    { type: 'ready' },
    { type: 'roundStarted', roundId: 'r1' },
    { type: 'roundEnded', roundId: 'r1' },
    { type: 'exit' },
    { type: 'openDeposit' },
    { type: 'balanceHint', balance: '1.00', currency: 'EUR' },
    { type: 'failed', code: 'NETWORK' }
  ])('the page understands %o of a game, and of nobody else', data => {
    expect(readGameMessage(from(data), origins)).toEqual(data)
    expect(readGameMessage(from(data, 'http://localhost:4321'), origins)).toBeNull()
  })

  test.each([
    'ready',
    null,
    {},
    { type: 'credit', amount: '100' },
    { type: 'roundStarted' },
    { type: 'balanceHint', balance: 'much', currency: 'EUR' }
  ])('the page does not understand %o', data => {
    expect(readGameMessage(from(data), origins)).toBeNull()
  })

  test.each([
    { type: 'pause' },
    { type: 'resume' },
    { type: 'balance', balance: '1.00', currency: 'EUR' },
    { type: 'sound', on: false },
    { type: 'leave', reason: null }
  ])('a game understands %o of its page', data => {
    expect(readHostMessage(from(data), origins)).toEqual(data)
    expect(readHostMessage(from(data, 'http://evil.example'), origins)).toBeNull()
  })
})

describe('site configuration', () => {
  const config = {
    operator: 'a',
    endpoints: {
      graphql: 'http://localhost:4321/graphql',
      graphqlSocket: 'ws://localhost:4321/graphql',
      dataApi: 'http://localhost:4321/api/graphql',
      lobby: 'http://localhost:4321/lobby/graphql',
      lobbySocket: 'ws://localhost:4321/lobby/graphql',
      feed: 'http://localhost:4321/api/feed',
      identity: 'http://localhost:4321/realms/a',
      clientId: 'lobby',
      jackpot: null,
      jackpotSocket: null,
      gamification: null
    },
    origins: { games: ['http://games.localhost:4321'], payments: [] }
  }

  test('a whole one is read', () => {
    expect(readSiteConfig(config)).toEqual(config)
  })

  test('the issuer is read when it is named, and nothing but words is one', () => {
    const issuer = 'https://casino.example/realms/infiniza'
    expect(readSiteConfig({ ...config, issuer })).toEqual({ ...config, issuer })
    expect(readSiteConfig({ ...config, issuer: 7 })).toEqual(config)
  })

  test.each([
    ['graphql', '/graphql'],
    ['graphql', 'javascript:alert(1)'],
    ['graphqlSocket', 'http://localhost:4321/graphql'],
    ['identity', 'localhost'],
    ['jackpot', undefined]
  ])('one whose %s is %s is refused', (key, value) => {
    const endpoints = { ...config.endpoints, [key]: value }
    expect(readSiteConfig({ ...config, endpoints })).toBeNull()
  })

  test.each(['*', 'null', 'http://games.localhost:4321/', 'games.localhost'])(
    'the origin %s is refused',
    origin => {
      expect(readSiteConfig({ ...config, origins: { games: [origin], payments: [] } })).toBeNull()
    }
  )
})

describe('other services', () => {
  test('a feed has its time, its jackpots and its live tables', () => {
    const feed = { lastUpdated: '2026-11-27T10:00:00Z', jackpots: [], liveCasino: [] }
    expect(readFeed(feed)).toEqual({ ...feed, lastUpdated: new Date(feed.lastUpdated) })
    expect(readFeed({ ...feed, jackpots: undefined })).toBeNull()
    expect(readFeed({ ...feed, jackpots: [{ id: 'x' }] })).toBeNull()
  })

  test('the gamification forms are read', () => {
    expect(readGamificationTokenRequest({ clientId: 'c', identityToken: 'token-123' })).toEqual({
      clientId: 'c',
      identityToken: 'token-123'
    })
    expect(readGamificationTokenRequest({ clientId: 'c' })).toBeNull()
    expect(readGamificationToken({ token: 'token-123' })).toMatchObject({ token: 'token-123' })
    expect(readGamificationPlayer({ playerId: 'p', optedIn: true })).toMatchObject({
      optedIn: true
    })
    expect(readGamificationPlayer({ playerId: 'p', optedIn: 1 })).toBeNull()
  })

  test('a GraphQL failure keeps type, reasons, keys and trace', () => {
    expect(
      readGraphqlFailure({
        message: 'x',
        extensions: { type: '$InvalidTokenFailure', reasons: ['A'], keys: ['k'], traceId: 't' }
      })
    ).toEqual({
      message: 'x',
      extensions: { type: 'InvalidTokenFailure', reasons: ['A'], keys: ['k'], traceId: 't' }
    })
    expect(readGraphqlFailure({ message: 'x' })).toMatchObject({
      extensions: { type: null, reasons: [] }
    })
    expect(readGraphqlFailure('x')).toBeNull()
  })
})
