import type { PathName } from '#config/paths.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import type { Notice } from '#stores/notices.ts'

type Messages = Namespaces['notices']
type Key = keyof Messages

interface Way {
  readonly path: PathName
  readonly label: Key
}

const WITHDRAW: Way = { path: 'withdraw', label: 'notices.withdraw' }
const HELP: Way = { path: 'responsiblePlay', label: 'notices.help' }
const DOCUMENTS: Way = { path: 'documents', label: 'notices.documents' }
const WEALTH: Way = { path: 'sourceOfWealth', label: 'notices.wealth' }

/** What the player can do about each kind, the first thing first. */
const WAYS: Partial<Readonly<Record<Notice['kind'], readonly Way[]>>> = {
  AccountClosed: [WITHDRAW, HELP],
  SelfExclusion: [WITHDRAW, HELP],
  Timeout: [WITHDRAW, HELP],
  Maintenance: [WITHDRAW],
  GermanyCloseDown: [WITHDRAW],
  KycRequired: [DOCUMENTS],
  BankingCDD: [DOCUMENTS],
  SowRequired: [WEALTH],
  SowUploadRequired: [WEALTH]
}

export const waysOf = ({ kind }: Notice): readonly Way[] => WAYS[kind] ?? []

/** An exclusion without an end has one far beyond a life. */
const FOR_GOOD = 50 * 365 * 86_400_000

const variantOf = (notice: Notice, cause: string | null, now: number): string | undefined => {
  const { kind, until, isBlocking } = notice
  if (kind === 'AccountClosed') return isBlocking ? (cause ?? undefined) : 'reopen'
  if (kind === 'SelfExclusion' && until && Date.parse(until) - now > FOR_GOOD) return 'forGood'
  return until === null ? 'noDate' : undefined
}

/** The text that fits the notice: its announcement's own, or that of its kind. */
export function textOf(messages: Messages, notice: Notice, cause: string | null, now: number) {
  const { kind, announcement } = notice
  const variant = `notices.${kind}.${variantOf(notice, cause, now)}`
  const key = Object.hasOwn(messages, variant)
    ? (variant as Key)
    : (`notices.${kind}.text` as const)
  return {
    title: announcement?.title ?? messages[`notices.${kind}.title`],
    text: announcement?.text ?? messages[key]
  }
}
