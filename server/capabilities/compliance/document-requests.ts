import type { Jurisdiction } from '#config/jurisdiction.ts'
import { playerOf } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { DocumentPurpose, DocumentRequest, ViewerResolvers } from '../../generated/main.ts'
import type { Player } from '../player/index.ts'
import { type Described, documentsOf } from './document-store.ts'
import { latestCheck } from './identity/store.ts'
import { openRequestsOf } from './requests.ts'
import type { StoredRequest } from './tables.ts'
import { isVerification, missingOf } from './verifications.ts'

type Rules = Pick<Jurisdiction, 'kyc'>

type Asked = Omit<DocumentRequest, 'isByProvider' | 'isPending'> & { readonly askedAt: Date | null }

const ORDER: readonly DocumentPurpose[] = [
  'Identity',
  'Address',
  'PaymentMethod',
  'BankingCDD',
  'SourceOfWealth'
]

/**
 * What the house still asks the player for: what the licence asks of everybody, and what was asked
 * of them alone, each purpose once.
 */
export const documentRequests: NonNullable<ViewerResolvers['documentRequests']> = async (
  _viewer,
  _input,
  context
) => {
  const player = playerOf(context)
  return await requestsOf(context.ports.db.kysely, player, context.jurisdiction)
}

export async function requestsOf(
  db: Executor,
  player: Player,
  rules: Rules
): Promise<DocumentRequest[]> {
  const rows = await openRequestsOf(db, player.id)
  const handedIn = await documentsOf(db, player.id)
  const check = await latestCheck(db, player.id)
  const own = rows.map(row => asAsked(row, player))
  const known = new Set(own.map(({ purpose }) => purpose))
  const others = followingFrom(player, rules).filter(({ purpose }) => !known.has(purpose))
  const all = [...own, ...others].toSorted(
    (a, b) => ORDER.indexOf(a.purpose) - ORDER.indexOf(b.purpose)
  )
  return all.map(({ askedAt, ...asked }) => ({
    ...asked,
    isByProvider: asked.purpose === 'Identity',
    isPending:
      waits(handedIn, asked.purpose, askedAt) ||
      (asked.purpose === 'Identity' && check?.outcome === 'pending') ||
      (asked.purpose === 'SourceOfWealth' && player.source_of_wealth_status === 'Pending')
  }))
}

const asAsked = (row: StoredRequest, player: Player): Asked => ({
  purpose: row.purpose,
  reason: row.reason,
  refusal: row.refusal,
  comment: row.comment,
  dueAt: row.due_at ?? dayOf(row.purpose, player),
  askedAt: row.asked_at
})

/** The day that a proof is due by what is known of the player. */
function dayOf(purpose: DocumentPurpose, player: Player): Date | null {
  if (isVerification(purpose)) return player.kyc_deadline
  return purpose === 'BankingCDD' ? player.banking_cdd_deadline : null
}

/** What follows from the licence and from what is known of the player. */
function followingFrom(player: Player, { kyc }: Rules): readonly Asked[] {
  const plain = { refusal: null, comment: null, askedAt: null }
  const asksForWithdrawal = kyc === 'requiredForWithdrawal'
  const reason = asksForWithdrawal ? 'WITHDRAWAL' : 'LICENCE'
  const needed: readonly DocumentPurpose[] =
    asksForWithdrawal && player.kyc_status === 'NotRequired' ? ['Identity'] : missingOf(player)
  const { source_of_wealth_due_date: wealthDue, source_of_wealth_status: wealth } = player
  return [
    ...(kyc === 'none' ? [] : needed).map(
      (purpose): Asked => ({ ...plain, purpose, reason, dueAt: player.kyc_deadline })
    ),
    ...(player.banking_cdd === 'Required'
      ? [
          {
            ...plain,
            purpose: 'BankingCDD',
            reason: 'DUE_DILIGENCE',
            dueAt: player.banking_cdd_deadline
          } as const
        ]
      : []),
    ...(wealthDue !== null || wealth === 'Pending'
      ? [
          {
            ...plain,
            purpose: 'SourceOfWealth',
            reason: 'HOUSE',
            comment: player.source_of_wealth_comment,
            dueAt: wealthDue
          } as const
        ]
      : [])
  ]
}

/** Whether something that was handed in since it was asked for has not been looked at. */
const waits = (
  handedIn: readonly Described[],
  purpose: DocumentPurpose,
  askedAt: Date | null
): boolean =>
  purpose !== 'SourceOfWealth' &&
  handedIn.some(
    document =>
      document.purpose === purpose &&
      document.status === 'Received' &&
      (askedAt === null || document.uploaded_at >= askedAt)
  )
