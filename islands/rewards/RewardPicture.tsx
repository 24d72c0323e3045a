import type { PlayerReward } from '#stores/rewards/reward.ts'
import { pictureOf } from './content.ts'
import styles from './rewards.module.css'

interface Props {
  readonly reward: PlayerReward
  readonly isSmall?: boolean
}

/** A game's tile for its spins, else what the reward is made of. */
export function RewardPicture({ reward, isSmall = false }: Props) {
  const { isTile, source } = pictureOf(reward)
  return (
    <span className={isSmall ? styles.thumb : styles.picture} data-tile={isTile || undefined}>
      <img
        src={source}
        alt=""
        loading="lazy"
        {...(isTile && { srcSet: `${source} 1x, ${source.replace('-240', '-480')} 2x` })}
        width={isTile ? 240 : 256}
        height={isTile ? 320 : 256}
      />
    </span>
  )
}
