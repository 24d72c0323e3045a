import { useStore } from '@nanostores/react'

import { $gamification } from '#stores/loyalty/gamification.ts'
import { ownRank } from '#stores/loyalty/own-rank.ts'
import { $loyaltyContent, $missionsContent, $tournamentsContent } from '#stores/loyalty/pages.ts'
import type { TextProps, Waiting } from './props.ts'
import { RankCards } from './RankCards.tsx'
import { RewardCards, Steps, Terms } from './Sections.tsx'

const CONTENT = {
  loyalty: $loyaltyContent,
  missions: $missionsContent,
  tournaments: $tournamentsContent
} as const

interface Of extends Waiting {
  readonly of: keyof typeof CONTENT
}

/** The house's own words in the place of those that the page was built with. */
export function Description({ of, waiting }: Of) {
  const content = useStore(CONTENT[of])
  return content?.description ? <p>{content.description}</p> : waiting
}

export function TermsTold({ of, waiting }: Of) {
  const content = useStore(CONTENT[of])
  return content?.termsAndConditions ? <Terms text={content.termsAndConditions} /> : waiting
}

export function Ranks({ texts, waiting }: TextProps & Waiting) {
  const content = useStore($loyaltyContent)
  const gamification = useStore($gamification)
  if (!content || content.rankCards.length === 0) return waiting
  const own = gamification.status === 'on' ? ownRank(gamification.level) : undefined
  return <RankCards cards={content.rankCards} own={own} you={texts['loyalty.you']} />
}

export function StepsTold({ waiting }: Waiting) {
  const content = useStore($loyaltyContent)
  return content && content.steps.length > 0 ? <Steps steps={content.steps} /> : waiting
}

export function Rewards({ waiting }: Waiting) {
  const content = useStore($loyaltyContent)
  return content && content.rewardCards.length > 0 ? (
    <RewardCards cards={content.rewardCards} />
  ) : (
    waiting
  )
}
