import { type Announcement, isRunning, type NoticeKind } from './announcement.ts'
import { isAhead, isClosed, isOnTimeout, isSelfExcluded, type Standing } from './standing.ts'

/** What may block a player, the strictest first: specification, reading of SITE-34. */
export const GUARDS = [
  'maintenance',
  'accountClosed',
  'selfExclusion',
  'timeout',
  'closeDown',
  'terms',
  'kyc',
  'sourceOfWealth',
  'realityCheck'
] as const

export type GuardName = (typeof GUARDS)[number]

/** A guard waits for its data, blocks the player, or is out of the way. */
export type GuardState = 'active' | 'clear' | 'pending'

export type Guards = Readonly<Record<GuardName, GuardState>>

export interface GuardFacts {
  /** Undefined while the player is being read; null for a visitor. */
  readonly standing: Standing | null | undefined
  /** Undefined until the house has told what it announces. */
  readonly announcements: readonly Announcement[] | undefined
  /** Whether a reality check waits to be answered. */
  readonly isRealityCheckDue: boolean
  /** Whether the licence stops a player whose identity is not proved in time. */
  readonly asksForIdentity: boolean
  readonly now: number
}

const state = (blocks: boolean): GuardState => (blocks ? 'active' : 'clear')

/** How each guard stands; a visitor is stopped by what the house announces alone. */
export function guardsOf(facts: GuardFacts): Guards {
  const { standing, announcements, isRealityCheckDue, asksForIdentity, now } = facts
  const of = (blocks: (known: Standing) => boolean): GuardState =>
    standing === undefined ? 'pending' : state(standing !== null && blocks(standing))
  const announced = (kind: NoticeKind): GuardState =>
    announcements === undefined
      ? 'pending'
      : state(announcements.some(told => told.kind === kind && isRunning(told, now)))
  return {
    maintenance: announced('Maintenance'),
    accountClosed: of(isClosed),
    selfExclusion: of(known => isSelfExcluded(known, now)),
    timeout: of(known => isOnTimeout(known, now)),
    closeDown: announced('GermanyCloseDown'),
    terms: of(known => known.termsAccepted !== true || known.privacyPolicyAccepted !== true),
    kyc: of(known => asksForIdentity && isIdentityOverdue(known, now)),
    sourceOfWealth: of(isSourceOfWealthOverdue),
    realityCheck: of(() => isRealityCheckDue)
  }
}

/** Before its deadline the check is asked for and does not block. */
const isIdentityOverdue = ({ kycCheckStatus }: Standing, now: number): boolean =>
  kycCheckStatus?.status === 'Required' &&
  kycCheckStatus.deadline !== null &&
  !isAhead(kycCheckStatus.deadline, now)

const isSourceOfWealthOverdue = ({ sourceOfWealthStatus }: Standing): boolean =>
  sourceOfWealthStatus?.status === 'Required' && sourceOfWealthStatus.dueDateExpired === true

/** The strictest of all: active before pending before clear. */
export function strictest(guards: Guards): GuardState {
  const states = Object.values(guards)
  if (states.includes('active')) return 'active'
  return states.includes('pending') ? 'pending' : 'clear'
}

/** The first guard that blocks, if one does. */
export const blockingGuard = (guards: Guards): GuardName | undefined =>
  GUARDS.find(name => guards[name] === 'active')
