import { useState } from 'react'

import { type Claim, claimReward, declineReward } from '#stores/rewards/claim.ts'
import type { PlayerReward } from '#stores/rewards/reward.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { fill } from '../ui/fill.ts'
import type { Ways, Words } from './props.ts'
import { titleOf, worthOf } from './reward-words.ts'
import styles from './rewards.module.css'
import type { Stage } from './stage.ts'

interface Props extends Words, Ways {
  readonly reward: PlayerReward
  readonly claim: Claim | undefined
  readonly isBlocked: boolean
  readonly stage: Stage
}

/** Refusals that another try of the same claim can not change now. */
const FINAL: ReadonlySet<string> = new Set([
  'EXPIRED',
  'NOT_CLAIMABLE',
  'UNKNOWN',
  'REWARDS_BLOCKED',
  'TOO_YOUNG'
])

/** The ways to have a reward or to leave it. */
export function CardActs(props: Props) {
  const { reward, claim, isBlocked, stage, helpHref, locale, texts } = props
  const [isAsking, setAsking] = useState(false)
  const isSending = stage === 'sending'
  const isRefusedForGood = claim?.status === 'refused' && FINAL.has(claim.code)
  const worth = worthOf(reward, props)
  const isBonus = reward.reward.rewardType?.__typename === 'BonusMoneyDropReward'
  const claims = { claim: 'rewards.claiming', decline: 'rewards.declining' } as const
  const label = isSending
    ? fill(texts[claims[claim?.status === 'sending' ? claim.act : 'claim']], { worth }, locale)
    : stage === 'failed'
      ? texts['rewards.tryAgain']
      : fill(texts['rewards.claim'], { worth }, locale)
  return (
    <div className={styles.acts}>
      {!isRefusedForGood && (
        <button
          type="button"
          className={stage === 'failed' ? 'btn btn--quiet' : 'btn'}
          disabled={isBlocked}
          aria-disabled={isSending || undefined}
          aria-busy={isSending || undefined}
          onClick={() => {
            if (!isSending) void claimReward(reward)
          }}
        >
          {isSending && <span className={styles.spinner} />}
          {label}
        </button>
      )}
      {isBonus && stage === 'ready' && (
        <button type="button" className="btn btn--quiet" onClick={() => setAsking(true)}>
          {texts['rewards.decline']}
        </button>
      )}
      {stage === 'failed' && (
        <a className="btn btn--quiet" href={helpHref}>
          {texts['rewards.help']}
        </a>
      )}
      <Confirmation
        isOpen={isAsking}
        title={fill(texts['rewards.declineTitle'], { title: titleOf(reward, props) }, locale)}
        text={texts['rewards.declineText']}
        confirm={texts['rewards.decline']}
        cancel={texts['rewards.keep']}
        onConfirm={() => {
          setAsking(false)
          void declineReward(reward)
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
