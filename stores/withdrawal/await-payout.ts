import { WithdrawalDocument } from '#contract/generated/page/graphql.ts'
import { askInWords } from '../calls/in-words.ts'
import { environment } from '../environment/index.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $walletMove } from '../wallet.ts'
import { type Withdrawal, withdrawalOf } from './options.ts'

const LOOK_EVERY = 5000
const LONGEST_WAIT = 10 * 60_000

const isPending = ({ status }: Withdrawal): boolean =>
  status === 'Initialized' || status === 'CancelInitialized'

/** Watches a withdrawal until it has ended, and tells whatever becomes of it meanwhile. */
export function awaitPayout(begun: Withdrawal, told: (withdrawal: Withdrawal) => void): void {
  const { clock } = environment()
  const until = clock.now() + LONGEST_WAIT
  let known = begun
  let isStopped = false
  let cancel = () => {}

  async function look(): Promise<void> {
    const answer = await unlessFailed(askInWords(WithdrawalDocument, { id: begun.id }))
    if (isStopped || !answer?.withdrawal) return
    const now = withdrawalOf(answer.withdrawal)
    if (!isPending(now)) stop()
    if (now.status !== known.status) told(now)
    known = now
  }

  const later = () => {
    cancel = clock.after(LOOK_EVERY, () => {
      if (clock.now() >= until) return stop()
      void look()
      later()
    })
  }
  // Money that comes back moves the wallet; money that is paid does not.
  const unbind = $walletMove.listen(() => void look())
  const stop = () => {
    isStopped = true
    cancel()
    unbind()
  }

  later()
}
