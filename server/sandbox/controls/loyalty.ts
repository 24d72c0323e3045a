import { progressAt } from '#rules/loyalty/rank.ts'
import { withXp, xpOf } from '#rules/loyalty/xp.ts'
import { deliverSoon } from '../../engagement/deliver.ts'
import { holdPlayer } from '../../engagement/enrolled.ts'
import { experienceOf, saveExperience } from '../../engagement/experience.ts'
import { loseRank as lose } from '../../engagement/house-keeping.ts'
import { changePoints } from '../../engagement/points.ts'
import type { Provider } from '../../engagement/provider.ts'
import { tell } from '../../engagement/tell.ts'
import { playerControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { COUNT, object } from '../schemas.ts'
import { engagementOf, introduce } from './provider-page.ts'

const STANDING = object({ level: COUNT, xp: COUNT, points: COUNT })

async function standing({ programme, ports }: Provider, playerId: string) {
  const player = await ports.db.transaction(tx => holdPlayer(tx, playerId))
  if (!player) throw new SandboxRefusal(409, 'UNKNOWN_TO_PROVIDER')
  const { level, points } = player
  const { xp } = progressAt(programme, level, xpOf(programme, experienceOf(player)))
  return { level, xp, points: Number(points) }
}

interface Grant {
  readonly points: number
  readonly experience: number
}

async function grant(provider: Provider, playerId: string, { points, experience }: Grant) {
  const { ports, programme } = provider
  await ports.db.transaction(async tx => {
    const player = await holdPlayer(tx, playerId)
    if (!player) throw new SandboxRefusal(409, 'UNKNOWN_TO_PROVIDER')
    const more = withXp(programme, experienceOf(player), experience)
    if (experience > 0) await saveExperience(provider, tx, player, more)
    if (points === 0) return
    const key = `sandbox:${ports.random.uuid()}`
    const at = ports.clock.now()
    const changed = await changePoints(tx, { playerId, by: points, reason: 'sandbox', key, at })
    if (changed.status === 'short') throw new SandboxRefusal(409, 'NOT_ENOUGH_POINTS', 'points')
  })
  await tell(ports, playerId, 'player')
  deliverSoon(ports)
}

export const giveLoyalty = playerControl({
  id: 'giveLoyalty',
  method: 'POST',
  path: '/players/{playerId}/loyalty',
  summary:
    'Gives points and experience of the loyalty programme, with the levels and ranks that follow; points below zero are taken.',
  fields: {
    points: {
      type: 'integer',
      minimum: -1_000_000,
      maximum: 1_000_000,
      default: 500,
      description: 'Points to give, or to take'
    },
    experience: {
      type: 'integer',
      minimum: 0,
      maximum: 100_000,
      default: 0,
      description: 'Experience to give'
    }
  },
  answer: STANDING,
  run: async (ports, input, player) => {
    const provider = engagementOf(ports)
    await introduce(provider, player)
    await grant(provider, player.id, input)
    return await standing(provider, player.id)
  }
})

export const loseRank = playerControl({
  id: 'loseRank',
  method: 'POST',
  path: '/players/{playerId}/loyalty/lose-rank',
  summary: 'Has the player lose the rank, as somebody does who has not played for long.',
  fields: {},
  answer: STANDING,
  run: async (ports, _input, player) => {
    const provider = engagementOf(ports)
    await introduce(provider, player)
    await lose(provider, player.id)
    return await standing(provider, player.id)
  }
})

export const resetLoyalty = playerControl({
  id: 'resetLoyalty',
  method: 'POST',
  path: '/players/{playerId}/loyalty/reset',
  summary: 'Takes level, experience and all points of the player.',
  fields: {},
  answer: STANDING,
  run: async (ports, _input, player) => {
    const provider = engagementOf(ports)
    await introduce(provider, player)
    await lose(provider, player.id)
    const { points } = await standing(provider, player.id)
    if (points > 0) await grant(provider, player.id, { points: -points, experience: 0 })
    return await standing(provider, player.id)
  }
})
