import { useStore } from '@nanostores/react'

import { $player } from '#stores/player/player.ts'
import { blockOf } from '#stores/withdrawal/block.ts'
import { loadWithdrawal, type Withdrawing } from '#stores/withdrawal/withdrawal.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from '../quick-deposit.module.css'
import { Available } from './Available.tsx'
import { Begun } from './Begun.tsx'
import { Blocked, NoAccount } from './Blocked.tsx'
import { Pending } from './Pending.tsx'
import type { WithdrawProps } from './props.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

type Filled = Extract<Withdrawing, { options: unknown }>

/** The form, or what stands in its place: a way on, never only a no. */
function Step({ state, ...frame }: WithdrawProps & { readonly state: Filled }) {
  const player = useStore($player, { ssr: 'initial' })
  if (state.status === 'begun') return <Begun withdrawal={state.withdrawal} {...frame} />
  const { options } = state
  const block = blockOf(options, player)
  if (block) return <Blocked block={block} {...frame} />
  // What may have been sent can be sent again, however little is left by now.
  const isOpen = state.status === 'sending' || state.problem === 'UNANSWERED'
  if (!isOpen && options.available < options.minimum) return null
  if (options.accounts.length === 0) return <NoAccount {...frame} />
  return <WithdrawForm state={state} {...frame} />
}

/** What is the player's, where it can go, and what is on its way. */
export function WithdrawView({ state, ...frame }: WithdrawProps & { readonly state: Withdrawing }) {
  const { messages } = frame
  switch (state.status) {
    case 'closed':
    case 'loading':
      return (
        <div className={styles.skeleton} role="status" aria-busy="true">
          <span className="vh">{messages['withdraw.loading']}</span>
        </div>
      )
    case 'unavailable':
      return (
        <div className={styles.outcome} role="alert">
          <Icon name="alert" />
          <p>{messages['withdraw.unavailable']}</p>
          <button type="button" className="btn" onClick={() => void loadWithdrawal()}>
            {messages['withdraw.tryAgain']}
          </button>
        </div>
      )
    case 'editing':
    case 'sending':
    case 'begun':
      return (
        <>
          <Available options={state.options} {...frame} />
          <Step state={state} {...frame} />
          <Pending pending={state.options.pending} {...frame} />
        </>
      )
    default:
      return state satisfies never
  }
}
