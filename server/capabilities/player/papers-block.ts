import type { Jurisdiction } from '#config/jurisdiction.ts'
import type { Player } from './table.ts'

export type PapersBlock = 'KYC_REQUIRED' | 'SOURCE_OF_WEALTH_REQUIRED'

export type Papers = Pick<
  Player,
  | 'banking_cdd'
  | 'banking_cdd_deadline'
  | 'kyc_deadline'
  | 'kyc_status'
  | 'source_of_wealth_due_date'
>

/**
 * Which proof keeps somebody from paying in and playing for money at a moment; null when none does.
 * Under some licences nobody begins before it is known who they are (protection rules R19, R20); under
 * the others an overdue proof alone is in the way; due diligence is of the bank account too (R09).
 */
export function papersBlock(
  {
    kyc_status: status,
    kyc_deadline: due,
    banking_cdd: banking,
    banking_cdd_deadline: bankingDue,
    source_of_wealth_due_date: wealthDue
  }: Papers,
  { identityBeforePlay }: Pick<Jurisdiction, 'identityBeforePlay'>,
  at: Date
): PapersBlock | null {
  const isPast = (moment: Date | null) => moment !== null && moment <= at
  if (identityBeforePlay && status !== 'Done') return 'KYC_REQUIRED'
  if (status === 'Required' && isPast(due)) return 'KYC_REQUIRED'
  if (banking === 'Required' && isPast(bankingDue)) return 'KYC_REQUIRED'
  return isPast(wealthDue) ? 'SOURCE_OF_WEALTH_REQUIRED' : null
}
