import { DepositDocument, type DepositRefusal } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $walletMove } from '../wallet.ts'
import { $frameFinished } from './request.ts'

export type Outcome =
  | { readonly status: 'completed' }
  | { readonly status: 'refused'; readonly refusal: DepositRefusal | 'ROLLED_BACK' }

const LOOK_EVERY = 5000
const LONGEST_WAIT = 30 * 60_000

async function outcomeOf(depositId: string): Promise<Outcome | undefined> {
  const answer = await unlessFailed(ask(DepositDocument, { id: depositId }))
  switch (answer?.deposit?.status) {
    case 'Completed':
      return { status: 'completed' }
    case 'Cancelled':
      return { status: 'refused', refusal: answer.deposit.refusal ?? 'PROVIDER_FAILED' }
    case 'RolledBacked':
      return { status: 'refused', refusal: 'ROLLED_BACK' }
    default:
      return undefined
  }
}

export interface Awaited {
  /** Looks at once. */
  look(): void
  stop(): void
}

/** Waits for the provider's word on a deposit: every move of the wallet may be the one. */
export function awaitDeposit(depositId: string, settled: (outcome: Outcome) => void): Awaited {
  const { clock } = environment()
  let isStopped = false
  let cancel = () => {}

  async function look(): Promise<void> {
    const outcome = await outcomeOf(depositId)
    if (isStopped || !outcome) return
    stop()
    settled(outcome)
  }

  const until = clock.now() + LONGEST_WAIT
  const later = () => {
    cancel = clock.after(LOOK_EVERY, () => {
      void look()
      if (clock.now() < until) later()
      else stop()
    })
  }
  const unbind = [$walletMove, $frameFinished].map($sign => $sign.listen(() => void look()))
  const stop = () => {
    isStopped = true
    cancel()
    for (const end of unbind) end()
  }

  later()
  return { look: () => void look(), stop }
}
