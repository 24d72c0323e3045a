import type { Programme, RankRule } from '#config/engagement.ts'
import { inPercent } from '../jackpot/figures.ts'
import { formatMessage } from '../message-format.ts'
import { xpAtLevel } from './rank.ts'

type Words = 'first' | 'from' | 'holds'
type Step = 'count' | 'limits' | 'points'
type Reward = 'bonus' | 'cash' | 'cashback' | 'spins'
type Term = 'count' | 'data' | 'join' | 'lose' | 'stop'

/** The texts that a programme is told in; those of a house or a rank are found by its name. */
export type ProgrammeTexts = Readonly<
  Record<
    | `programme.${Words}`
    | `programme.benefit.${'cashback' | 'play' | 'points'}`
    | `programme.step.${Step}.${'description' | 'subtitle' | 'title'}`
    | `programme.reward.${Reward}.${'description' | 'title'}`
    | `programme.terms.${Term | `${Term}.title`}`
    | `programme.${'missions' | 'tournaments'}.${'description' | 'terms' | 'title'}`,
    string
  >
>

interface Told {
  readonly texts: ProgrammeTexts
  readonly bcp47: string
  /** What the house is called, and its name in addresses. */
  readonly title: string
  readonly slug: string
}

const STEPS = ['count', 'points', 'limits'] as const
const REWARDS = [
  { name: 'spins', image: '/art/symbols/fruit/sevens-256.webp', color: '#d9644a' },
  { name: 'cashback', image: '/art/symbols/vault/coins-256.webp', color: '#d3a02c' },
  { name: 'cash', image: '/art/symbols/vault/key-256.webp', color: '#7c93a8' },
  { name: 'bonus', image: '/art/symbols/gems/sapphire-256.webp', color: '#4f7fd8' }
] as const
const TERMS = ['join', 'count', 'lose', 'stop', 'data'] as const

/** The picture of a rank, drawn for the programme that has it. */
export const rankLogo = (id: string): string => `/art/ranks/${id}.svg`

/** What has to be staked to come to a level, in minor units of EUR. */
export const stakedAt = (programme: Programme, level: number): bigint =>
  BigInt(xpAtLevel(programme, level)) * programme.stakePerXp

const inWholeEuros = (cents: bigint, bcp47: string) =>
  new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0
  }).format(cents / 100n)

/** Texts of a house or a rank; empty where the catalogue has none. */
function named(texts: ProgrammeTexts, key: string): string {
  const all: Readonly<Record<string, string>> = texts
  return all[key] ?? ''
}

export const rankName = (texts: ProgrammeTexts, id: string): string =>
  named(texts, `programme.rank.${id}.name`)

function rankCard(programme: Programme, rank: RankRule, { texts, bcp47 }: Told) {
  const percent = inPercent(rank.cashbackBasisPoints / 10_000, bcp47)
  const points = new Intl.NumberFormat(bcp47).format(rank.points)
  const stake = inWholeEuros(stakedAt(programme, rank.level), bcp47)
  const benefits = [
    formatMessage(texts['programme.benefit.cashback'], { percent }, bcp47),
    ...(rank.points > 0
      ? [formatMessage(texts['programme.benefit.points'], { points }, bcp47)]
      : []),
    texts['programme.benefit.play']
  ]
  return {
    rank: rankName(texts, rank.id),
    subtitle:
      rank.level === 0
        ? texts['programme.first']
        : formatMessage(texts['programme.from'], { level: rank.level, stake }, bcp47),
    logo: rankLogo(rank.id),
    color: rank.color,
    benefits: benefits.map(description => ({ description })),
    benefitsTitle: texts['programme.holds']
  }
}

/** What the programme says of itself on its page: the figures are those that it works by. */
export function loyaltyPage(programme: Programme, told: Told) {
  const { texts, bcp47, title, slug } = told
  const values = {
    operator: title,
    stake: inWholeEuros(programme.stakePerXp, bcp47),
    days: programme.lostAfterDays,
    percent: inPercent(programme.confiscatedPercent / 100, bcp47)
  }
  const say = (text: string) => formatMessage(text, values, bcp47)
  return {
    rankCards: programme.ranks.map(rank => rankCard(programme, rank, told)),
    steps: STEPS.map(name => ({
      title: texts[`programme.step.${name}.title`],
      subtitle: say(texts[`programme.step.${name}.subtitle`]),
      description: say(texts[`programme.step.${name}.description`]),
      image: null
    })),
    rewardCards: REWARDS.map(({ name, image, color }) => ({
      title: texts[`programme.reward.${name}.title`],
      description: texts[`programme.reward.${name}.description`],
      image,
      color
    })),
    description: named(texts, `programme.${slug}.description`),
    /** Parts with an empty line between, each under its first line. */
    termsAndConditions: TERMS.map(
      name => `${texts[`programme.terms.${name}.title`]}\n${say(texts[`programme.terms.${name}`])}`
    ).join('\n\n'),
    images: {
      background: `/art/hero/${slug}-m-780.webp`,
      backgroundDesktop: `/art/hero/${slug}-1800.webp`,
      main: null,
      mainDesktop: null,
      shop: null,
      shopDesktop: null,
      games: null
    }
  }
}

/** What stands on the page of missions or tournaments. */
export const gamificationPage = (name: 'missions' | 'tournaments', texts: ProgrammeTexts) => ({
  title: texts[`programme.${name}.title`],
  description: texts[`programme.${name}.description`],
  termsAndConditions: texts[`programme.${name}.terms`]
})
