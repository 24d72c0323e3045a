import type { ProtectionErrorCode } from '#server/generated/main.ts'
import { ask } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

const PROTECTION = `breaks exclusions asksForBrands brands nationalRegister breakEndsAt mayReopen
  running { term source isForAllBrands startedAt endsAt mayAskToReturn askedToReturnAt returnsAt }`

export interface ProtectionView {
  readonly breaks: readonly number[]
  readonly exclusions: readonly string[]
  readonly asksForBrands: boolean
  readonly brands: readonly string[]
  readonly nationalRegister: string | null
  readonly breakEndsAt: string | null
  readonly mayReopen: boolean
  readonly running: {
    readonly term: string | null
    readonly source: string
    readonly isForAllBrands: boolean
    readonly startedAt: string
    readonly endsAt: string | null
    readonly mayAskToReturn: boolean
    readonly askedToReturnAt: string | null
    readonly returnsAt: string | null
  } | null
}

export interface Signed {
  readonly token: string
}

export interface ProtectionOutcome {
  readonly ok: ProtectionView | null
  readonly error: { readonly code: ProtectionErrorCode } | null
}

async function dataOf<T>(platform: TestPlatform, { token }: Signed, query: string, input?: object) {
  const { data, errors } = await ask<T>({
    url: `${platform.url}/graphql`,
    token,
    query,
    ...(input && { variables: { input } })
  })
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

/** How the player is protected, as the page reads it. */
export async function protectionOf(platform: TestPlatform, who: Signed): Promise<ProtectionView> {
  type Data = { readonly viewer: { readonly protection: ProtectionView } }
  return (await dataOf<Data>(platform, who, `{ viewer { protection { ${PROTECTION} } } }`)).viewer
    .protection
}

async function outcome(platform: TestPlatform, who: Signed, call: string, input?: object) {
  const head = input ? 'mutation ($input: ' : 'mutation '
  const type = call.startsWith('excludeSelf') ? 'ExcludeSelfInput!) ' : 'CloseAccountInput!) '
  const query = `${head}${input ? type : ''}{ done: ${call} { ok { ${PROTECTION} } error { code } } }`
  return (await dataOf<{ readonly done: ProtectionOutcome }>(platform, who, query, input)).done
}

export const takeBreak = (platform: TestPlatform, who: Signed, days: number) =>
  outcome(platform, who, `takeBreak(days: ${days})`)

export const excludeSelf = (platform: TestPlatform, who: Signed, input: object = {}) =>
  outcome(platform, who, 'excludeSelf(input: $input)', {
    term: 'SixMonths',
    allBrands: false,
    isConfirmed: true,
    ...input
  })

export const askToReturn = (platform: TestPlatform, who: Signed, message = '') =>
  outcome(platform, who, `askToReturn(message: ${JSON.stringify(message)})`)

export const closeAccount = (platform: TestPlatform, who: Signed, input: object = {}) =>
  outcome(platform, who, 'closeAccount(input: $input)', input)

export const reopenAccount = (platform: TestPlatform, who: Signed) =>
  outcome(platform, who, 'reopenAccount')

/** What the record of protective decisions says of a player. */
export const decisionsOf = async ({ ports }: TestPlatform, playerId: string) =>
  (
    await ports.db.kysely
      .selectFrom('protective_decisions')
      .select('kind')
      .where('player_id', '=', playerId)
      .orderBy('seq')
      .execute()
  ).map(({ kind }) => kind)
