import { SHELF } from '#config/catalogue/games.ts'
import { HOUSE_JACKPOT, PAGE_POTS } from '#config/jackpots.ts'
import { parseAmount } from '#rules/money.ts'
import {
  dropPot as drop,
  grantFreebet,
  optIn,
  optInOf,
  refuseWin,
  releaseWin
} from '../../capabilities/jackpot/index.ts'
import type { Player } from '../../capabilities/player/index.ts'
import type { Ports } from '../../ports.ts'
import { playerControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { COUNT, FLAG, object, TEXT, TEXT_OR_NULL } from '../schemas.ts'

const { id: JACKPOT, source: SOURCE } = HOUSE_JACKPOT
const DAY = 24 * 60 * 60 * 1000

async function choose(ports: Ports, player: Player, optedIn: boolean, value?: string) {
  const wanted = { player, instance: JACKPOT, optedIn, value: value ?? null }
  const result = await optIn(ports, wanted)
  if (result.status === 'refused') throw new SandboxRefusal(409, result.code)
  return result.optIn
}

export const joinJackpot = playerControl({
  id: 'joinJackpot',
  method: 'POST',
  path: '/players/{playerId}/jackpot',
  summary: 'Takes the player into the jackpot or out of it, as the player’s own choice would.',
  fields: {
    isTakingPart: {
      type: 'choice',
      options: ['yes', 'no'],
      default: 'yes',
      description: 'Whether coming bets give something'
    },
    contribution: {
      type: 'string',
      maxLength: 10,
      optional: true,
      description: 'One of the options of the brand; without it the last choice, or the smallest'
    }
  },
  answer: object({ optedIn: FLAG, contribution: TEXT_OR_NULL }),
  run: async (ports, { isTakingPart, contribution }, player) => {
    const chosen = await choose(ports, player, isTakingPart === 'yes', contribution)
    return { optedIn: chosen.opted_in, contribution: chosen.value }
  }
})

async function lastGame({ db }: Ports, player: string): Promise<string> {
  const last = await db.kysely
    .selectFrom('jackpot_contributions')
    .select('game')
    .where('player_id', '=', player)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const game = last?.game ?? SHELF[0]?.title.slug
  if (game === undefined) throw new SandboxRefusal(409, 'NO_GAME')
  return game
}

export const dropPot = playerControl({
  id: 'dropPot',
  method: 'POST',
  path: '/players/{playerId}/jackpot/drop',
  summary:
    'Has a pot of the jackpot fall to the player now, with a contribution of a cent that the house pays; a player who takes no part is taken in first.',
  fields: {
    pot: {
      type: 'choice',
      options: PAGE_POTS,
      default: 'minor',
      description: 'MINI, SUPER or EPIC'
    }
  },
  answer: object({ win: TEXT_OR_NULL }),
  run: async (ports, { pot }, player) => {
    const choice = await optInOf(ports.db.kysely, player.id, SOURCE)
    if (!choice?.opted_in) await choose(ports, player, true)
    const game = await lastGame(ports, player.id)
    return { win: await drop(ports, { instance: JACKPOT, pot, player: player.id, game }) }
  }
})

export const checkWin = playerControl({
  id: 'checkWin',
  method: 'POST',
  path: '/players/{playerId}/jackpot/checked-win',
  summary: 'Decides the player’s wins that a person has to look at before they are paid.',
  fields: {
    step: {
      type: 'choice',
      options: ['release', 'reject'],
      default: 'release',
      description: 'Pays them, or keeps what they are with the jackpots'
    }
  },
  answer: object({ decided: COUNT }),
  run: async (ports, { step }, player) => {
    const waiting = await ports.db.kysely
      .selectFrom('jackpot_wins')
      .select('id')
      .where('player_id', '=', player.id)
      .where('status', '=', 'checking')
      .orderBy('won_at')
      .execute()
    let decided = 0
    for (const { id } of waiting)
      if (await (step === 'release' ? releaseWin : refuseWin)(ports, id)) decided += 1
    return { decided }
  }
})

export const giveFreebet = playerControl({
  id: 'giveFreebet',
  method: 'POST',
  path: '/players/{playerId}/jackpot/freebets',
  summary: 'Has the house pay contributions of the player to the jackpot.',
  fields: {
    kind: {
      type: 'choice',
      options: ['fixed', 'variable'],
      default: 'fixed',
      description: 'So many of one value each, or an amount to use up'
    },
    amount: {
      type: 'string',
      maxLength: 12,
      default: '0.10',
      description: 'In EUR: of each contribution, or altogether'
    },
    count: {
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      default: 10,
      description: 'How many, of a fixed value'
    },
    days: {
      type: 'integer',
      minimum: 1,
      maximum: 365,
      optional: true,
      description: 'Until they expire; without it they last'
    }
  },
  answer: object({ freebet: TEXT }),
  run: async (ports, { kind, amount, count, days }, player) => {
    const parsed = parseAmount(amount, 'EUR')
    if (parsed.status === 'refused') throw new SandboxRefusal(400, 'INVALID_FIELD', 'amount')
    const { minor } = parsed
    const freebet = await grantFreebet(ports, {
      player: player.id,
      instance: JACKPOT,
      worth:
        kind === 'fixed'
          ? { kind: 'fixed', value: minor, count }
          : { kind: 'variable', amount: minor },
      expiresAt: days === undefined ? null : new Date(ports.clock.now().getTime() + days * DAY)
    })
    return { freebet }
  }
})
