import type { EngagementPlayer } from '#contract/wire/engagement.ts'
import { type Child, el, withProperties } from '../dom.ts'
import { bar, link } from '../parts.ts'
import { emblem } from '../pictures.ts'
import type { Stage } from '../stage.ts'

type Rank = EngagementPlayer['ranks'][number]

const rankOf = ({ ranks, rank }: EngagementPlayer): Rank | undefined =>
  ranks.find(({ id }) => id === rank)

/** How much of the way from one rank to the next is behind the player, in percent. */
export function wayTo(rank: Rank, before: Rank, player: EngagementPlayer): number {
  if (player.level >= rank.level) return 100
  if (player.level < before.level) return 0
  const inLevel = player.nextLevelXp ? Math.min(player.xp / player.nextLevelXp, 1) : 0
  return Math.floor(((player.level - before.level + inLevel) / (rank.level - before.level)) * 100)
}

function rankLine({ options, player, words }: Stage): Child {
  const { ranks } = player
  const own = rankOf(player)
  const stop = (rank: Rank, at: number): Child => {
    const isReached = player.level >= rank.level
    const before = ranks[at - 1]
    const note = rank === own ? 'rank.you' : isReached ? 'rank.reached' : 'rank.from'
    const item = el(
      'li',
      {
        'data-key': rank.id,
        class: isReached ? '' : 'later',
        'aria-current': rank === own && 'true'
      },
      emblem(options.site, ranks, rank),
      el('b', {}, rank.name),
      el('span', {}, words.text(note, { level: words.number(rank.level) }))
    )
    return before ? withProperties(item, { '--way': `${wayTo(rank, before, player)}%` }) : item
  }
  return el('ol', { class: 'line' }, ranks.map(stop))
}

function levelLine({ player, words }: Stage): Child {
  const { level, nextLevelXp, xp } = player
  if (nextLevelXp === null) return el('p', { class: 'small' }, words.text('rank.last'))
  const text = words.text('rank.progress', {
    xp: words.number(xp),
    of: words.number(nextLevelXp),
    level: words.number(level + 1)
  })
  return el(
    'div',
    { class: 'level' },
    bar(xp, nextLevelXp, text),
    el('p', { class: 'small' }, text)
  )
}

/** The player's rank, level and points, and the ranks there are. */
export function rankStrip(stage: Stage): Child {
  const { options, player, words } = stage
  const rank = rankOf(player)
  return el(
    'section',
    { class: 'card ranks', 'aria-label': words.text('rank.yours') },
    el(
      'div',
      { class: 'me' },
      emblem(options.site, player.ranks, rank),
      el(
        'div',
        { class: 'me__words' },
        el('b', { class: 'me__name' }, rank?.name ?? words.text('rank.none')),
        el(
          'p',
          { class: 'muted' },
          `${words.text('rank.level', { level: words.number(player.level) })}, `,
          words.text('prize.points', { count: player.points })
        ),
        levelLine(stage)
      )
    ),
    rankLine(stage),
    options.view !== 'shop' &&
      link(stage, '/rewards-shop/', 'button button--quiet', words.text('rank.shop')),
    player.rankLostAt &&
      el(
        'p',
        { class: 'ranks__until small' },
        words.text('rank.until', { day: words.day(player.rankLostAt) })
      )
  )
}
