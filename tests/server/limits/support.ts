import type { LicenceCode } from '#config/licences.ts'
import type { SetLimitErrorCode } from '#server/generated/main.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

/** A house under a licence, with a clock that a test may move. */
export const houseUnder = (licence: LicenceCode) =>
  startPlatform({ env: { LOBBY_LICENCE: licence } })

interface Money {
  readonly amount: string
  readonly currency: string
}

interface LimitTold {
  readonly id: string
  readonly limit: Money | null
  readonly minutes: number | null
  readonly used: Money | null
  readonly left: Money | null
  readonly resetsAt: string | null
  readonly mayRaise: boolean
  readonly game: { readonly slug: string; readonly title: string } | null
  readonly pending: {
    readonly limit: Money | null
    readonly minutes: number | null
    readonly confirmableAt: string
    readonly lapsesAt: string
  } | null
}

interface LimitsTold {
  readonly limits: readonly LimitTold[]
  readonly offersGameLimits: boolean
  readonly raiseDelayHours: number
  readonly confirmHours: number
  readonly sessionChoices: readonly number[]
  readonly toolsToShow: boolean
  readonly asksForDepositLimit: boolean
}

const MONEY = '{ amount currency }'
const LIMIT = `id minutes mayRaise resetsAt game { slug title }
  limit ${MONEY} used ${MONEY} left ${MONEY}
  pending { minutes confirmableAt lapsesAt limit ${MONEY} }`
const LIMITS = `{ viewer { limits { offersGameLimits raiseDelayHours confirmHours sessionChoices
  toolsToShow asksForDepositLimit limits { ${LIMIT} } } } }`
const RESULT = `ok { ${LIMIT} } error { code }`

interface Result {
  readonly ok: LimitTold | null
  readonly error: { readonly code: SetLimitErrorCode } | null
}

/** What a player does with limits, as the lobby does it. */
export function limitsDesk(platform: TestPlatform, token: string) {
  const asked = async <T>(query: string, variables = {}): Promise<T> => {
    const answer = await ask<T>({ url: `${platform.url}/graphql`, token, query, variables })
    if (!answer.data) throw new Error(JSON.stringify(answer.errors))
    return answer.data
  }
  const byId = async (name: 'confirmLimit' | 'keepLimit', id: string): Promise<Result> => {
    const query = `mutation ($id: ID!) { done: ${name}(id: $id) { ${RESULT} } }`
    return (await asked<{ done: Result }>(query, { id })).done
  }
  const read = async () => (await asked<{ viewer: { limits: LimitsTold } }>(LIMITS)).viewer.limits
  return {
    read,
    of: async (id: string) => (await read()).limits.find(limit => limit.id === id),
    async set(input: object): Promise<Result> {
      const query = `mutation ($input: SetLimitInput!) { done: setLimit(input: $input) { ${RESULT} } }`
      return (await asked<{ done: Result }>(query, { input })).done
    },
    confirm: (id: string) => byId('confirmLimit', id),
    keep: (id: string) => byId('keepLimit', id),
    toolsShown: () => asked('mutation { protectionToolsShown }')
  }
}

/** What the record says of a player's limits, the oldest first. */
export async function recorded({ ports }: TestPlatform, playerId: string): Promise<string[]> {
  const rows = await ports.db.kysely
    .selectFrom('protective_decisions')
    .select('kind')
    .where('player_id', '=', playerId)
    .orderBy('seq')
    .execute()
  return rows.map(({ kind }) => kind)
}

export const DEPOSIT_DAY = { kind: 'Deposit', period: 'Day' } as const
