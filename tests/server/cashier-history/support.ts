import { ask, type GraphqlError } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import type { Depositor } from '../cashier/support.ts'

interface PageInfo {
  readonly hasNextPage: boolean
  readonly endCursor: string | null
}

export interface Payment {
  readonly id: string
  readonly amount: string
  readonly status: string
  readonly refusal: string | null
  readonly account: string | null
  readonly processedAt: string | null
  readonly [field: string]: unknown
}

interface Connection {
  readonly edges: readonly { readonly node: Payment }[]
  readonly pageInfo: PageInfo
}

const COMMON = 'id amount currency method methodName account status refusal createdAt processedAt'
const NODES = {
  deposits: `${COMMON} fee`,
  withdrawals: `${COMMON} paymentId canCancelWithdrawal mode`
} as const

type Kind = keyof typeof NODES

const listOf = (
  kind: Kind
) => `query ($first: Int, $after: String, $filter: PaymentFilter, $sort: PaymentSort) { viewer {
  ${kind}(first: $first, after: $after, filter: $filter, sort: $sort) {
    edges { node { ${NODES[kind]} } } pageInfo { hasNextPage endCursor } } } }`

async function answerOf<T>(
  { url }: TestPlatform,
  { token }: Depositor,
  query: string,
  variables: object
) {
  const asked = { url: `${url}/graphql`, token, query, variables: { ...variables } }
  return await ask<{ readonly viewer: T }>(asked)
}

export async function paymentsOf(
  platform: TestPlatform,
  who: Depositor,
  kind: Kind,
  variables: object = {}
) {
  type Viewer = Readonly<Record<Kind, Connection>>
  const asked = { first: 20, ...variables }
  const { data, errors } = await answerOf<Viewer>(platform, who, listOf(kind), asked)
  if (!data) throw new Error(JSON.stringify(errors))
  const { edges, pageInfo } = data.viewer[kind]
  return { nodes: edges.map(({ node }) => node), ...pageInfo }
}

/** What is wrong with a question about payments. */
export async function faultOf(
  platform: TestPlatform,
  who: Depositor,
  kind: Kind,
  variables: object
): Promise<GraphqlError['extensions']> {
  const { errors } = await answerOf(platform, who, listOf(kind), { first: 20, ...variables })
  return errors?.[0]?.extensions
}

/** Every payment by pages of so many. */
export async function pagesOf(
  platform: TestPlatform,
  who: Depositor,
  kind: Kind,
  variables: object
): Promise<readonly Payment[]> {
  const page = await paymentsOf(platform, who, kind, variables)
  if (!page.hasNextPage) return page.nodes
  const next = { ...variables, after: page.endCursor }
  return [...page.nodes, ...(await pagesOf(platform, who, kind, next))]
}

export interface Statement {
  readonly currency: string
  readonly opening: string
  readonly closing: string
  readonly totals: readonly {
    readonly kind: string
    readonly amount: string
    readonly count: number
  }[]
  readonly lines: readonly {
    readonly id: string
    readonly at: string
    readonly kind: string
    readonly subject: string | null
    readonly amount: string
    readonly balance: string
  }[]
  readonly pageInfo: PageInfo
}

const STATEMENT = `query ($from: DateTime!, $to: DateTime!, $first: Int, $after: String) { viewer {
  statement(from: $from, to: $to, first: $first, after: $after) {
    currency opening closing
    totals { kind amount count }
    lines { id at kind subject amount balance }
    pageInfo { hasNextPage endCursor } } } }`

export async function askStatement(platform: TestPlatform, who: Depositor, variables: object) {
  type Viewer = { readonly statement: Statement }
  return await answerOf<Viewer>(platform, who, STATEMENT, { first: 100, ...variables })
}

/** A whole statement, read by pages of so many lines. */
export async function statementOf(
  platform: TestPlatform,
  who: Depositor,
  variables: object
): Promise<Statement> {
  const { data, errors } = await askStatement(platform, who, variables)
  if (!data) throw new Error(JSON.stringify(errors))
  const { statement } = data.viewer
  const { endCursor, hasNextPage } = statement.pageInfo
  if (!hasNextPage) return statement
  const rest = await statementOf(platform, who, { ...variables, after: endCursor })
  return { ...rest, lines: [...statement.lines, ...rest.lines] }
}
