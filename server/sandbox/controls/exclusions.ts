import { OPERATOR_NAMES } from '#config/operators.ts'
import { ENTER_PATH, NATIONAL_AUTHORITY } from '#contract/wire/exclusion-register.ts'
import {
  decideReturn as decide,
  excludeFor,
  exclusionChanged,
  identityOf,
  registerKeysOf,
  runningOf
} from '../../capabilities/exclusion/index.ts'
import type { Player } from '../../capabilities/player/index.ts'
import { postSigned } from '../../http/client-call.ts'
import type { Ports } from '../../ports.ts'
import { playerControl } from '../control.ts'
import { SandboxRefusal } from '../refusal.ts'
import { FLAG, list, MOMENT, MOMENT_OR_NULL, object, TEXT, TEXT_OR_NULL } from '../schemas.ts'

const DAY_MS = 24 * 3_600_000

const EXCLUSIONS = object({
  exclusions: list(
    object({
      id: TEXT,
      source: TEXT,
      term: TEXT_OR_NULL,
      isForAllBrands: FLAG,
      startedAt: MOMENT,
      endsAt: MOMENT_OR_NULL,
      askedToReturnAt: MOMENT_OR_NULL,
      message: TEXT_OR_NULL,
      returnsAt: MOMENT_OR_NULL
    })
  )
})

async function exclusionsOf({ clock, db }: Ports, { id: playerId }: Player) {
  const running = await runningOf(db.kysely, playerId, clock.now())
  return {
    exclusions: running.map(row => ({
      id: row.id,
      source: row.source,
      term: row.term,
      isForAllBrands: row.for_all_brands,
      startedAt: row.started_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      askedToReturnAt: row.asked_to_return_at?.toISOString() ?? null,
      message: row.return_message,
      returnsAt: row.returns_at?.toISOString() ?? null
    }))
  }
}

export const listExclusions = playerControl({
  id: 'listExclusions',
  method: 'GET',
  path: '/players/{playerId}/exclusions',
  summary: 'The exclusions of the player that run, and what was asked about them.',
  fields: {},
  answer: EXCLUSIONS,
  run: (ports, _given, player) => exclusionsOf(ports, player)
})

const days = {
  type: 'integer',
  minimum: 0,
  maximum: 36_500,
  default: 180,
  description: 'From now on; 0 for good'
} as const

const until = ({ clock }: Ports, count: number) =>
  count === 0 ? null : new Date(clock.now().getTime() + count * DAY_MS)

export const excludePlayer = playerControl({
  id: 'excludePlayer',
  method: 'POST',
  path: '/players/{playerId}/exclude',
  summary: 'The house excludes the player, here or from all of its brands.',
  fields: {
    days,
    brands: {
      type: 'choice',
      options: ['this', 'all'],
      default: 'this',
      description: 'Whether the register of the house’s brands is told'
    }
  },
  answer: EXCLUSIONS,
  run: async (ports, { days: count, brands }, player) => {
    const excluded = await ports.db.transaction(tx =>
      excludeFor(ports, tx, {
        playerId: player.id,
        source: 'House',
        term: null,
        endsAt: until(ports, count),
        isForAllBrands: brands === 'all'
      })
    )
    if (excluded) await exclusionChanged(ports, excluded)
    return await exclusionsOf(ports, player)
  }
})

export const decideReturn = playerControl({
  id: 'decideReturn',
  method: 'POST',
  path: '/players/{playerId}/return',
  summary:
    'The house answers the player’s wish to return, if there is one; the licence’s delay follows.',
  fields: {
    outcome: {
      type: 'choice',
      options: ['granted', 'declined'],
      default: 'granted',
      description: 'Declined, the player may ask again'
    }
  },
  answer: EXCLUSIONS,
  run: async (ports, { outcome }, player) => {
    await decide(ports, player.id, outcome === 'granted')
    return await exclusionsOf(ports, player)
  }
})

export const enterInRegister = playerControl({
  id: 'enterInRegister',
  method: 'POST',
  path: '/players/{playerId}/register',
  summary: 'Another party enters the player in the register: the country, or another brand.',
  fields: {
    list: {
      type: 'choice',
      options: ['national', 'group'],
      default: 'national',
      description: 'The national list counts where the licence has one'
    },
    days
  },
  answer: object({ entry: TEXT }),
  run: async (ports, { list: name, days: count }, player) => {
    const { config, clock, random } = ports
    const other = OPERATOR_NAMES.find(operator => operator !== config.operator)
    const client = name === 'national' ? NATIONAL_AUTHORITY : (other ?? config.operator)
    const secret = config.secrets.protection.register
    const entry = {
      id: random.uuid(),
      list: name,
      brand: client,
      keys: registerKeysOf(secret, identityOf(player)),
      from: clock.now().toISOString(),
      until: until(ports, count)?.toISOString() ?? null
    }
    const address = new URL(ENTER_PATH, config.registerUrl)
    const { status } = await postSigned(ports, { clientId: client, secret }, address, entry)
    if (status !== 200) throw new SandboxRefusal(409, 'NOT_ENTERED')
    return { entry: entry.id }
  }
})
