/** What each of them is answered, in the words of `verdictOf`. */
export interface Expected {
  readonly visitor: string
  readonly own: string
  /** Somebody who names another player’s things. */
  readonly other: string
  readonly excluded: string
  readonly closed: string
}

const line = (
  visitor: string,
  own: string,
  other: string,
  excluded: string,
  closed: string
): Expected => ({ visitor, own, other, excluded, closed })

const same = (verdict: string) => line(verdict, verdict, verdict, verdict, verdict)

/** Public: nobody is asked who they are. */
const ALL = same('ok')
/** The viewer is missing for a visitor; excluded and closed players see what is theirs. */
const SEEN = line('nothing', 'ok', 'ok', 'ok', 'ok')
/** The same, of one thing that its id names: to others it is not there. */
const OWN = line('nothing', 'ok', 'none', 'ok', 'ok')
/** Every player may, whatever the standing; another’s things are not reached by it. */
const PLAYERS = line('signIn', 'ok', 'ok', 'ok', 'ok')
/** Nobody may with what is given here. */
const refused = (code: string) => line('signIn', code, code, code, code)

/**
 * One line for every operation of every schema: visitor, the own things, another’s things, excluded,
 * closed. A token that has expired and one whose session was destroyed are refused everywhere.
 */
export const MATRIX: Readonly<Record<string, Expected>> = {
  'main query deposit': line('signIn', 'ok', 'none', 'ok', 'ok'),
  'main query withdrawal': line('signIn', 'ok', 'none', 'ok', 'ok'),
  'main query rootContext': ALL,
  'main viewer activity': SEEN,
  'main viewer bonuses': SEEN,
  'main viewer bonusOffers': SEEN,
  'main viewer lastCompletedDeposit': OWN,
  'main viewer depositOptions': SEEN,
  'main viewer withdrawalOptions': SEEN,
  'main viewer deposits': SEEN,
  'main viewer withdrawals': SEEN,
  'main viewer statement': SEEN,
  'main viewer sourceOfWealth': SEEN,
  'main viewer missingPersonalInfo': SEEN,
  'main viewer documents': SEEN,
  'main viewer documentRequests': SEEN,
  'main viewer customer': SEEN,
  'main viewer passkeys': SEEN,
  'main viewer hasPassword': SEEN,
  'main viewer recentlyPlayedGamesV2': SEEN,
  'main viewer favouriteGames': SEEN,
  'main viewer gameRounds': SEEN,
  'main viewer gameRound': OWN,
  'main viewer gamesWithRounds': SEEN,
  'main viewer sessionPlay': SEEN,
  'main viewer jackpotHistory': SEEN,
  'main viewer limits': SEEN,
  'main viewer isPlayerBlockedInGamanza': SEEN,
  'main viewer playerGamificationDetails': SEEN,
  'main viewer marketing': SEEN,
  'main viewer erasure': SEEN,
  'main viewer player': SEEN,
  'main viewer protection': SEEN,
  'main viewer realityCheck': SEEN,
  'main viewer playerRewards': SEEN,
  'main viewer playerReward': OWN,
  'main viewer rewardHistory': SEEN,
  'main viewer cashback': SEEN,
  'main viewer declinesRewards': SEEN,
  'main viewer id': SEEN,
  'main viewer sportsDesk': SEEN,
  'main viewer sportsBets': SEEN,
  'main viewer sportsBet': OWN,
  'main viewer sportsFigures': SEEN,
  'main viewer sportsFavourites': SEEN,
  'main viewer sportsFreeBets': SEEN,
  'main viewer sessions': SEEN,
  'main viewer wallet': SEEN,
  'main public raffleWinners': ALL,
  'main public jackpotLeaderboard': same('none'),
  'main public jackpotWinners': ALL,
  'main public sportsBooking': same('none'),
  'main mutation openSportsFrame': refused('RESTRICTED'),
  'main mutation forfeitBonus': line('signIn', 'ok', 'UNKNOWN', 'NOT_ACTIVE', 'ok'),
  'main mutation createDeposit': line(
    'signIn',
    'ok',
    'ACCOUNT_NOT_AVAILABLE',
    'SELF_EXCLUDED',
    'ACCOUNT_CLOSED'
  ),
  'main mutation createWithdrawal': line('signIn', 'ok', 'ACCOUNT_NOT_AVAILABLE', 'ok', 'ok'),
  'main mutation cancelWithdrawal': line('signIn', 'ok', 'UNKNOWN', 'ok', 'ok'),
  'main mutation generateZendeskToken': PLAYERS,
  'main mutation submitSourceOfWealth': refused('NOT_ASKED'),
  'main mutation submitAdditionalInformation': PLAYERS,
  'main mutation startIdentityCheck': refused('NOT_ASKED'),
  'main mutation removeDocument': line('signIn', 'ok', 'no', 'ok', 'ok'),
  'main mutation acceptPopUp': PLAYERS,
  'main mutation signIn': same('LOGIN_FAILED'),
  'main mutation register': ALL,
  'main mutation resendCode': line('ok', 'ok', 'TOO_MANY_TRIES', 'ok', 'ok'),
  'main mutation confirmCode': same('SPENT'),
  'main mutation confirmLink': same('SPENT'),
  'main mutation requestPhoneCode': PLAYERS,
  'main mutation confirmPhone': refused('SPENT'),
  'main mutation beginBankLogin': same('LOGIN_FAILED'),
  'main mutation completeBankLogin': same('LOGIN_FAILED'),
  'main mutation beginPasskeySignIn': ALL,
  'main mutation signInWithPasskey': same('LOGIN_FAILED'),
  'main mutation beginPasskey': PLAYERS,
  'main mutation addPasskey': refused('REFUSED'),
  'main mutation removePasskey': line('signIn', 'ok', 'no', 'ok', 'ok'),
  'main mutation launchGame': line(
    'SIGN_IN_REQUIRED',
    'ok',
    'ok',
    'SELF_EXCLUDED',
    'ACCOUNT_CLOSED'
  ),
  'main mutation setFavourite': PLAYERS,
  'main mutation createJackpotTicket': PLAYERS,
  'main mutation setLimit': PLAYERS,
  'main mutation confirmLimit': line('signIn', 'ok', 'NOTHING_PENDING', 'ok', 'ok'),
  'main mutation keepLimit': line('signIn', 'ok', 'NOTHING_PENDING', 'ok', 'ok'),
  'main mutation protectionToolsShown': PLAYERS,
  'main mutation changePersonalInfo': PLAYERS,
  'main mutation changeMarketing': line('signIn', 'ok', 'ok', 'BLOCKED', 'BLOCKED'),
  'main mutation exportPersonalData': PLAYERS,
  'main mutation erasePersonalData': line(
    'signIn',
    'ACCOUNT_OPEN',
    'ACCOUNT_OPEN',
    'EXCLUSION_RUNS',
    'OPEN_PAYMENTS'
  ),
  'main mutation acceptTerms': PLAYERS,
  'main mutation takeBreak': line('signIn', 'ok', 'ok', 'ALREADY_EXCLUDED', 'ACCOUNT_CLOSED'),
  'main mutation excludeSelf': line('signIn', 'ok', 'ok', 'ALREADY_EXCLUDED', 'ok'),
  'main mutation askToReturn': line('signIn', 'NOT_EXCLUDED', 'NOT_EXCLUDED', 'ok', 'NOT_EXCLUDED'),
  'main mutation closeAccount': line('signIn', 'ok', 'ok', 'ok', 'ACCOUNT_CLOSED'),
  'main mutation reopenAccount': line(
    'signIn',
    'NOT_REOPENABLE',
    'NOT_REOPENABLE',
    'NOT_REOPENABLE',
    'ok'
  ),
  'main mutation answerRealityCheck': PLAYERS,
  'main mutation setRealityCheckPeriod': PLAYERS,
  'main mutation claimReward': line(
    'signIn',
    'ok',
    'UNKNOWN',
    'REWARDS_BLOCKED',
    'REWARDS_BLOCKED'
  ),
  'main mutation declineReward': line('signIn', 'ok', 'UNKNOWN', 'ok', 'ok'),
  'main mutation redeemPromoCode': line(
    'signIn',
    'UNKNOWN',
    'UNKNOWN',
    'REWARDS_BLOCKED',
    'REWARDS_BLOCKED'
  ),
  'main mutation setDeclinesRewards': PLAYERS,
  // A match is nobody's own: whoever may bet may bet on it.
  'main mutation placeSportsBets': line('signIn', 'ok', 'ok', 'ACCOUNT_BLOCKED', 'ACCOUNT_BLOCKED'),
  'main mutation cashOutSportsBet': line(
    'signIn',
    'ok',
    'BET_NOT_FOUND',
    'ACCOUNT_BLOCKED',
    'ACCOUNT_BLOCKED'
  ),
  'main mutation setSportsAutoCashOut': line(
    'signIn',
    'ok',
    'BET_NOT_FOUND',
    'ACCOUNT_BLOCKED',
    'ACCOUNT_BLOCKED'
  ),
  'main mutation bookSportsSlip': PLAYERS,
  'main mutation setSportsFavourite': PLAYERS,
  'main mutation logout': PLAYERS,
  'main mutation refreshAccessToken': line('ok', 'ok', 'InvalidTokenFailure', 'ok', 'ok'),
  'main mutation noteSessionUse': PLAYERS,
  'main mutation endSession': line('signIn', 'ok', 'no', 'ok', 'ok'),
  'data query contentBlocks': ALL,
  'data query personalized': ALL,
  'data query studios': ALL,
  'data query studio': same('none'),
  'data query game': ALL,
  'data query gameCategories': ALL,
  'data query gameCategory': same('none'),
  'data query search': ALL,
  'data query jackpotSettings': ALL,
  'data query jackpotSettingsV2': ALL,
  'data query gamificationSettings': ALL,
  'data query raffleSettings': ALL,
  'data query root': ALL,
  'data query translations': ALL,
  'data query lobbyMenu': same('none'),
  'lobby query announcements': ALL,
  'lobby query lobbySettings': ALL,
  'lobby query themeSettings': ALL,
  'lobby query abTests': ALL
}
