import { randomUUID } from 'node:crypto'

import { type Belongings, singleOn } from './belongings.ts'

export interface Asking {
  readonly site: string
  /** Whether the one who asks is not the one whose things they are. */
  readonly isStranger: boolean
}

type Variables = Readonly<Record<string, unknown>>

const input = (given: Variables): Variables => ({ input: given })

/** What is asked for, where values that merely fit would ask for nothing: each names what somebody owns. */
export const ARGUMENTS: Readonly<Record<string, (of: Belongings, asking: Asking) => Variables>> = {
  'main query deposit': of => ({ id: of.deposit }),
  'main query withdrawal': of => ({ id: of.withdrawal }),
  'main query rootContext': () => ({}),
  'main viewer gameRound': of => ({ id: of.round }),
  'main viewer playerReward': of => ({ assignationId: of.reward }),
  'main viewer bonuses': () => ({ first: 5 }),
  'main viewer deposits': () => ({ first: 5 }),
  'main viewer withdrawals': () => ({ first: 5 }),
  'main viewer gameRounds': () => ({ first: 5 }),
  'main viewer jackpotHistory': () => ({ first: 5 }),
  'main viewer rewardHistory': () => ({ first: 5 }),
  'main viewer sportsBets': () => ({ state: 'OPEN', first: 5, canCashOut: true }),
  'main viewer sportsBet': of => ({ id: of.bet }),
  'main viewer sessions': () => ({ first: 5 }),
  'main viewer statement': () => ({
    from: '2026-01-01T00:00:00.000Z',
    to: '2026-01-31T00:00:00.000Z',
    first: 5
  }),
  'main viewer activity': () => ({ period: 'Week', ago: 0 }),
  'main public raffleWinners': () => ({ baseCurrency: 'EUR', last: 5 }),
  'main public jackpotLeaderboard': of => ({
    brand: 'infiniza',
    jackpotInstanceId: 'x',
    jackpotPotId: 'x',
    currency: 'EUR',
    playerUUID: of.player.id,
    size: 5
  }),
  'data query game': () => ({ slug: 'pearl-drift' }),
  'data query search': () => ({ query: 'pearl', first: 5 }),
  'lobby query announcements': () => ({ countryCode: 'FI' }),
  'main mutation signIn': of => input({ email: of.player.email, password: 'not the password' }),
  'main mutation register': () =>
    input({
      form: 'DINO',
      email: `${randomUUID()}@example.com`,
      password: 'a quiet evening by the lake',
      firstName: 'Kerttu',
      lastName: `Aalto${randomUUID().replace(/[^a-f]/g, '')}`,
      dateOfBirth: '1981-02-03',
      country: 'FI',
      termsAccepted: true
    }),
  'main mutation submitAdditionalInformation': () =>
    input({ street: 'Bulevardi 2', city: 'Turku', zipCode: '20100' }),
  'main mutation resendCode': of => ({ email: of.player.email }),
  'main mutation beginPasskey': () => ({ password: null }),
  'main mutation askToReturn': () => ({ message: null }),
  'main mutation forfeitBonus': of => ({ id: of.bonus }),
  'main mutation createDeposit': (of, { site, isStranger }) =>
    input({
      amount: '50.00',
      currency: of.player.currency,
      method: 'card',
      idempotencyKey: randomUUID(),
      returnUrl: `${site}/en/`,
      ...(isStranger && { accountId: of.account })
    }),
  'main mutation createWithdrawal': of =>
    input({
      amount: '20.00',
      currency: of.player.currency,
      account: of.account,
      idempotencyKey: randomUUID()
    }),
  'main mutation cancelWithdrawal': of => ({ paymentId: of.withdrawal }),
  'main mutation removeDocument': of => ({ id: of.document }),
  'main mutation acceptPopUp': of => ({ id: of.popUp }),
  'main mutation requestPhoneCode': of => ({ phoneNumber: of.phone }),
  'main mutation removePasskey': of => ({ id: of.passkey }),
  'main mutation launchGame': () => input({ slug: 'pearl-drift', mode: 'REAL', locale: 'en' }),
  'main mutation setFavourite': () => input({ slug: 'pearl-drift', favourite: true }),
  'main mutation setLimit': of =>
    input({ kind: 'Deposit', period: 'Week', amount: '50.00', currency: of.player.currency }),
  'main mutation confirmLimit': of => ({ id: of.limit }),
  'main mutation keepLimit': of => ({ id: of.limit }),
  'main mutation changePersonalInfo': () => input({ city: 'Turku' }),
  'main mutation changeMarketing': () => input({ email: true }),
  'main mutation takeBreak': () => ({ days: 7 }),
  'main mutation excludeSelf': () =>
    input({ term: 'SixMonths', allBrands: false, isConfirmed: true }),
  'main mutation closeAccount': () => input({}),
  'main mutation claimReward': of => ({ rewardId: of.rewardId, assignationId: of.reward }),
  'main mutation declineReward': of => ({ rewardId: of.rewardId, assignationId: of.reward }),
  'main mutation placeSportsBets': of => ({ bets: [singleOn(of.match)] }),
  'main mutation cashOutSportsBet': of =>
    input({ reference: randomUUID(), betId: of.bet, offered: '0.01' }),
  'main mutation setSportsAutoCashOut': of => ({ betId: of.bet, atLeast: '900.00' }),
  'main mutation bookSportsSlip': of => ({
    selections: [{ event: of.match, market: 'match-result', outcome: '1' }]
  }),
  'main mutation setSportsFavourite': of => ({ id: of.match, isFavourite: true }),
  'main mutation setRealityCheckPeriod': () => ({ minutes: 60 }),
  'main mutation refreshAccessToken': of => ({ refreshToken: of.refreshToken }),
  'main mutation endSession': of => ({ id: of.otherSession })
}
