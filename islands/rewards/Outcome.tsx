import type { Claim } from '#stores/rewards/claim.ts'
import type { PlayerReward } from '#stores/rewards/reward.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { gameOf } from './content.ts'
import type { Ways, Words } from './props.ts'
import { worthOf } from './reward-words.ts'
import styles from './rewards.module.css'
import type { Stage } from './stage.ts'

interface Props extends Words, Ways {
  readonly reward: PlayerReward
  readonly claim: Claim | undefined
  readonly stage: Stage
}

/** What came of a reward, or why nothing did, and where to go from there. */
export function Outcome(props: Props) {
  const { reward, claim, stage, texts, phoneHref } = props
  switch (stage) {
    case 'ready':
    case 'sending':
      return null
    case 'underWay':
      return <p role="status">{texts['rewards.underWayText']}</p>
    case 'credited':
      return <Credited {...props} />
    case 'ended':
      return (
        <p role="status">
          {claim?.status === 'refused'
            ? texts[`rewards.refused.${claim.code}`]
            : texts[reward.status === 'Expired' ? 'rewards.expired' : 'rewards.removed']}
        </p>
      )
    case 'failed': {
      const code = claim?.status === 'refused' ? claim.code : 'PROVIDER_FAILED'
      const text =
        claim?.status === 'failed' ? texts['rewards.noAnswer'] : texts[`rewards.refused.${code}`]
      const reference = claim?.status === 'refused' ? claim.reference : reward.reference
      return (
        <>
          <p role="alert" className={styles.fault}>
            <Icon name="alert" />
            <span>{text}</span>
          </p>
          {reference !== null && (
            <p>
              {texts['rewards.reference']} <span className={styles.reference}>{reference}</span>
            </p>
          )}
          {code === 'PHONE_NOT_VERIFIED' && (
            <a className="link" href={phoneHref}>
              {texts['rewards.verifyPhone']}
            </a>
          )}
        </>
      )
    }
  }
}

function Credited(props: Props) {
  const { reward, gamesHref, locale, texts } = props
  const kind = reward.reward.rewardType?.__typename ?? 'MoneyDropReward'
  const game = gameOf(reward.reward.rewardType)
  const worth = worthOf(reward, props)
  return (
    <>
      <p role="status" className={styles.done}>
        <Icon name="check" />
        <span>{fill(texts[`rewards.credited.${kind}`], { worth }, locale)}</span>
      </p>
      {game && (
        <a className="btn" href={`${gamesHref}${game.slug}/`}>
          {fill(texts['rewards.play'], { game: game.name }, locale)}
        </a>
      )}
    </>
  )
}
