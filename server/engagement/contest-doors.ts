import { type EngagementError, readPurchaseRequest } from '#contract/wire/engagement.ts'
import { calendarAnswer } from './calendar/answers.ts'
import { openDoor } from './calendar/open-door.ts'
import { type ContestTexts, contestTexts } from './contest-texts.ts'
import type { Answer, Asking, Door } from './door.ts'
import { localeOf } from './missions/words.ts'
import { participant } from './participant.ts'
import type { Provider } from './provider.ts'
import { shopAnswer } from './shop/answers.ts'
import { purchase } from './shop/purchase.ts'
import type { EngagePlayer } from './tables.ts'
import { tournamentAnswer, tournamentAnswers } from './tournaments/answers.ts'
import { enterTournament } from './tournaments/enter.ts'
import { leaveTournament } from './tournaments/leave.ts'
import { findTournament } from './tournaments/rows.ts'

const refused = (code: EngagementError): Answer => ({ status: 'refused', code })

const textsOf = ({ locale }: Asking, { language }: EngagePlayer): ContestTexts =>
  contestTexts(locale ?? localeOf(language))

const TOURNAMENT = /^[a-z\d-]{1,100}$/

/** The tournament of an address; nothing for what no tournament is called. */
const tournamentIn = ({ params }: Asking): string => {
  const id = params['tournament'] ?? ''
  return TOURNAMENT.test(id) ? id : ''
}

function serveTournaments(door: Door, provider: Provider): void {
  const { clock, db } = provider.ports
  const readerOf = (asking: Asking, player: EngagePlayer) => ({
    player,
    texts: textsOf(asking, player),
    now: clock.now()
  })
  const one = async (asking: Asking): Promise<Answer> => {
    const row = await findTournament(db.kysely, tournamentIn(asking))
    if (!row) return refused('UNKNOWN')
    return await participant(provider, asking, player =>
      tournamentAnswer(db.kysely, row, readerOf(asking, player))
    )
  }
  door.get('/tournaments', asking =>
    participant(provider, asking, async player => ({
      tournaments: await tournamentAnswers(db.kysely, readerOf(asking, player))
    }))
  )
  door.get('/tournaments/:tournament', one)
  door.post('/tournaments/:tournament/entry', async asking => {
    const result = await enterTournament(provider, tournamentIn(asking), asking.playerId)
    return result.status === 'refused' ? refused(result.code) : await one(asking)
  })
  door.post('/tournaments/:tournament/leave', async asking => {
    const result = await leaveTournament(provider, tournamentIn(asking), asking.playerId)
    return result.status === 'refused' ? refused(result.code) : await one(asking)
  })
}

function serveShop(door: Door, provider: Provider): void {
  const { kysely } = provider.ports.db
  const shop = (asking: Asking) =>
    participant(provider, asking, player => shopAnswer(kysely, player, textsOf(asking, player)))
  door.get('/shop', shop)
  door.post('/shop/:item/purchase', async asking => {
    const wanted = readPurchaseRequest(asking.body)
    if (!wanted) return refused('INVALID_REQUEST')
    const { params, playerId } = asking
    const item = params['item'] ?? ''
    const result = await purchase(provider, { playerId, item, key: wanted.key })
    return result.status === 'refused' ? refused(result.code) : await shop(asking)
  })
}

const DAY = /^[1-9]\d?$/

function serveCalendar(door: Door, provider: Provider): void {
  const { clock, db } = provider.ports
  const whole = (asking: Asking) =>
    participant(provider, asking, async player => {
      const texts = textsOf(asking, player)
      const { player_id: playerId } = player
      return { calendar: await calendarAnswer(db.kysely, playerId, texts, clock.now()) }
    })
  door.get('/calendar', whole)
  door.post('/calendar/:calendar/doors/:day', async asking => {
    const { calendar = '', day = '' } = asking.params
    if (!DAY.test(day)) return refused('UNKNOWN')
    const { playerId } = asking
    const result = await openDoor(provider, { playerId, calendar, day: Number(day) })
    return result.status === 'refused' ? refused(result.code) : await whole(asking)
  })
}

/** Serves tournaments, the shop and the calendar to a player's pages. */
export function serveContests(door: Door, provider: Provider): void {
  serveTournaments(door, provider)
  serveShop(door, provider)
  serveCalendar(door, provider)
}
