import { setTimeout as wait } from 'node:timers/promises'

import { countryOf } from '#config/countries.ts'
import { jurisdictionOf } from '#config/jurisdiction.ts'
import { OPERATORS } from '#config/operators.ts'
import { leastBet } from '#rules/loyalty/standings.ts'
import { assetOf, parseDecimal } from '#rules/money.ts'
import { launchGame } from '../../capabilities/games/index.ts'
import { createPlayer, type Player } from '../../capabilities/player/index.ts'
import { startSession } from '../../capabilities/session/index.ts'
import { walletChanged } from '../../capabilities/wallet/index.ts'
import type { House } from '../../games/provider/house.ts'
import { findSession, openSession } from '../../games/provider/open-session.ts'
import { settle } from '../../games/provider/settle.ts'
import { start } from '../../games/provider/start.ts'
import { walletClient } from '../../games/provider/wallet-client.ts'
import type { Ports } from '../../ports.ts'
import { SandboxRefusal } from '../refusal.ts'

const FIRST = [
  'Ada',
  'Bela',
  'Cato',
  'Dora',
  'Edda',
  'Finn',
  'Gero',
  'Hela',
  'Ivo',
  'Jora'
] as const
const LAST = ['Aho', 'Berg', 'Cole', 'Dahl', 'Ek', 'Falk', 'Gran', 'Holm', 'Ilves', 'Juul'] as const

export interface SandboxPlayer {
  readonly player: Player
  readonly sessionId: string
}

/** Makes a player who has signed in, with an account like any other. */
export async function makePlayer(ports: Ports): Promise<SandboxPlayer> {
  const { clock, config, db, random } = ports
  const id = random.uuid()
  const [country = 'FI'] = OPERATORS[config.operator].countries
  const player = await db.transaction(tx =>
    createPlayer(tx, {
      id,
      createdAt: clock.now(),
      house: config,
      email: `sandbox-${id}@player.example`,
      emailVerified: true,
      passwordHash: null,
      firstName: FIRST[random.integer(FIRST.length)] ?? FIRST[0],
      lastName: LAST[random.integer(LAST.length)] ?? LAST[0],
      dateOfBirth: '1990-05-17',
      country,
      language: countryOf(country).locale,
      kycStatus: 'Done'
    })
  )
  if (!player) throw new SandboxRefusal(409, 'ADDRESS_TAKEN')
  const sessionId = random.uuid()
  await startSession(ports, {
    id: sessionId,
    playerId: id,
    flow: 'custom',
    device: { kind: 'Desktop', browser: null, system: null, network: null },
    method: 'PASSWORD'
  })
  return { player, sessionId }
}

async function giveStakes(ports: Ports, { id, currency }: Player, amount: bigint): Promise<void> {
  const posted = await ports.db.transaction(tx =>
    ports.ledger.post(tx, {
      key: `sandbox:${ports.random.uuid()}`,
      postings: [{ from: 'world', to: `player:${id}:cash`, asset: assetOf(currency), amount }],
      meta: { kind: 'sandbox' }
    })
  )
  await walletChanged(ports, id, { amount, moneyType: 'real', posted })
}

async function openPlay(ports: Ports, house: House, who: SandboxPlayer, game: string) {
  const launched = await launchGame(ports, {
    slug: game,
    mode: 'REAL',
    locale: 'en',
    jurisdiction: jurisdictionOf(ports.config, who.player.country),
    signedIn: who
  })
  if ('error' in launched) throw new SandboxRefusal(409, launched.error.code)
  const token = new URL(launched.ok.frameUrl).searchParams.get('token') ?? ''
  const opened = await openSession(house, token, game)
  if ('error' in opened) throw new SandboxRefusal(409, opened.error.code)
  const session = await findSession(house, opened.ok.sessionToken ?? '')
  if (!session) throw new SandboxRefusal(409, 'SESSION_ENDED')
  return { session, ...opened.ok }
}

/** Plays rounds of a slot for money at the smallest stake that counts; tells how many there were. */
export async function playRounds(
  ports: Ports,
  who: SandboxPlayer,
  { game, rounds, minimum }: { game: string; rounds: number; minimum: bigint }
): Promise<number> {
  const { currency } = who.player
  const house: House = { ports, wallet: walletClient(ports) }
  const { session, stakes, minimumRoundMs } = await openPlay(ports, house, who, game)
  const least = leastBet(minimum, currency)
  const amounts = stakes.map(stake => ({ stake, parsed: parseDecimal(stake, currency) }))
  const chosen = amounts.find(({ parsed }) => parsed.status === 'ok' && parsed.minor >= least)
  if (chosen?.parsed.status !== 'ok') throw new SandboxRefusal(409, 'NO_STAKE')
  await giveStakes(ports, who.player, chosen.parsed.minor * BigInt(rounds))
  let played = 0
  for (; played < rounds; played++) {
    if (played > 0 && minimumRoundMs > 0) await wait(minimumRoundMs)
    const begun = await start(house, session, {
      opening: { stake: chosen.stake },
      clientSeed: 'sandbox'
    })
    if ('error' in begun) break
    await settle(house, session, begun.ok.round.id)
  }
  return played
}
