import { useEffect, useId, useRef } from 'react'

import type { CurrencyCode } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import { openUntil, spanOf } from '#rules/rewards/open-until.ts'
import type { Claim } from '#stores/rewards/claim.ts'
import type { PlayerReward } from '#stores/rewards/reward.ts'
import { fill } from '../ui/fill.ts'
import { BonusDetails } from './BonusDetails.tsx'
import { CardActs } from './CardActs.tsx'
import { Outcome } from './Outcome.tsx'
import type { Ways, Words } from './props.ts'
import { RewardPicture } from './RewardPicture.tsx'
import { termsTextOf, titleOf } from './reward-words.ts'
import styles from './rewards.module.css'
import { sourceOf } from './source-of.ts'
import { stageOf } from './stage.ts'

interface Props extends Words, Ways {
  readonly reward: PlayerReward
  readonly claim: Claim | undefined
  /** The house has blocked rewards for the player. */
  readonly isBlocked: boolean
  readonly currency: CurrencyCode | undefined
  /** 0 before the clock is known. */
  readonly now: number
}

/** One reward: what it is, what holds for it, how it stands, and the way to have it. */
export function RewardCard(props: Props) {
  const { reward, claim, currency, now, locale, texts } = props
  const stage = stageOf(reward.status, claim)
  const title = useId()
  const said = useRef<HTMLDivElement>(null)
  const before = useRef(stage)
  // The button that was pressed is gone: whoever pressed it hears what came of it.
  useEffect(() => {
    if (before.current === 'sending' && stage !== 'sending') said.current?.focus()
    before.current = stage
  }, [stage])

  const isOpen = stage === 'ready' || stage === 'sending' || stage === 'failed'
  const source = sourceOf(reward, props)
  const isCashback = reward.reward.rewardReason === 'Cashback'
  const kind = reward.reward.rewardType?.__typename
  return (
    <article
      className={styles.card}
      data-stage={stage}
      aria-labelledby={title}
      aria-busy={stage === 'sending' || stage === 'underWay' || undefined}
    >
      <RewardPicture reward={reward} />
      <div className={styles.words}>
        <p className={styles.kind}>
          <span>
            {isCashback
              ? texts['rewards.kind.cashback']
              : texts[`rewards.kind.${kind ?? 'MoneyDropReward'}`]}
          </span>
          {isOpen && <Left reward={reward} now={now} locale={locale} texts={texts} />}
        </p>
        <h3 id={title}>{titleOf(reward, props)}</h3>
        {source !== undefined && <p className={styles.reason}>{source}</p>}
        {isOpen && <p>{termsTextOf(reward, props, currency)}</p>}
        {isOpen && kind === 'BonusMoneyDropReward' && <BonusDetails {...props} />}
        <div ref={said} tabIndex={-1} className={styles.outcome}>
          <Outcome {...props} stage={stage} />
        </div>
        {isOpen && <CardActs {...props} stage={stage} />}
      </div>
    </article>
  )
}

/** How long it can still be claimed. */
function Left({ reward, now, locale, texts }: Words & Pick<Props, 'now' | 'reward'>) {
  const until = openUntil(reward)
  if (now === 0 || until === undefined || until <= now) return null
  const { bcp47 } = LOCALES[locale]
  const [count, unit] = spanOf(until - now)
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  const time = new Intl.NumberFormat(bcp47, style).format(count)
  return <span className={styles.tag}>{fill(texts['rewards.left'], { time }, locale)}</span>
}
