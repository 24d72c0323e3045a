import type { Mission } from '#contract/wire/engagement.ts'
import { type Child, el } from '../dom.ts'
import { link } from '../parts.ts'
import { prizeArt } from '../pictures.ts'
import { prizeName, prizeTerms } from '../prizes.ts'
import type { Stage } from '../stage.ts'

/** What is to be had, each with its picture and what must be known of it. */
export const prizeList = (prizes: Mission['prizes'], { options, words }: Stage): Child =>
  el(
    'ul',
    { class: 'loot' },
    prizes.map(prize => {
      const terms = prizeTerms(prize, words)
      return el(
        'li',
        {},
        el('span', { class: 'loot__art' }, prizeArt(options.site, prize)),
        el(
          'span',
          {},
          el('b', {}, prizeName(prize, words)),
          terms !== null && el('small', { class: 'muted' }, terms)
        )
      )
    })
  )

/** The way to what the casino gives. */
export const toRewards = (stage: Stage): Child =>
  link(stage, '/rewards/', 'link', stage.words.text('rewards'))

const isOfCasino = (prizes: Mission['prizes']) => prizes.some(({ kind }) => kind !== 'points')

/** Asks before a mission's prizes are taken, since some come with terms. */
export function claim(mission: Mission, stage: Stage): void {
  const { api, words } = stage
  stage.ask({
    title: words.text('claim.title', { title: mission.title }),
    body: [
      prizeList(mission.prizes, stage),
      isOfCasino(mission.prizes) && el('p', { class: 'muted' }, words.text('claim.note'))
    ],
    confirm: words.text('mission.claim'),
    act: async () => {
      await api.post(`/missions/${encodeURIComponent(mission.id)}/claim`)
      return [
        el('h2', {}, words.text('claim.done')),
        prizeList(mission.prizes, stage),
        isOfCasino(mission.prizes) && toRewards(stage)
      ]
    }
  })
}
