import { type Mission, type MissionStep, readMissions } from '#contract/wire/engagement.ts'
import { type Child, el } from '../dom.ts'
import { gamePath } from '../games.ts'
import { icon } from '../icon.ts'
import { empty, leaving } from '../instead.ts'
import { object } from '../objects.ts'
import { bar, button, heading, link, problemLine, skeleton } from '../parts.ts'
import { gameArt } from '../pictures.ts'
import { prizesInWords, prizeTerms } from '../prizes.ts'
import type { Stage, View } from '../stage.ts'
import css from '../styles/missions.css?inline'
import rankCss from '../styles/rank.css?inline'
import { leftUntil } from '../tick.ts'
import { claim } from './claim.ts'
import { rankStrip } from './rank-strip.ts'

interface Missions {
  readonly missions: readonly Mission[]
  readonly past: readonly Mission[]
}

const isDone = ({ done, of }: MissionStep) => done >= of

const nextStep = ({ steps }: Mission) => steps.find(step => !isDone(step))

function banner(mission: Mission, { options, words }: Stage): Child {
  const { art, days, endsAt, status } = mission
  const left = endsAt
    ? el('span', { class: 'tag' }, icon('clock'), leftUntil(endsAt))
    : status === 'available' &&
      days !== null &&
      el('span', { class: 'tag' }, icon('clock'), words.text('mission.days', { days }))
  return el(
    'div',
    { class: 'banner', 'data-count': Math.min(art.length, 3) },
    art.length > 0
      ? art.slice(0, 3).map(slug => gameArt(options.site, slug, '10rem'))
      : object('dial'),
    status === 'claimable'
      ? el('span', { class: 'tag tag--good' }, icon('check'), words.text('mission.done'))
      : left
  )
}

function stepLine(step: MissionStep, isNext: boolean, { words }: Stage): Child {
  const count = words.text('mission.step', {
    done: words.number(Math.min(step.done, step.of)),
    of: words.number(step.of)
  })
  const isBegun = isNext && step.of > 1
  return el(
    'li',
    { 'data-key': step.id, class: isDone(step) ? 'done' : isNext ? 'now' : '' },
    el('span', { class: 'sign' }, isDone(step) && icon('check')),
    el('span', {}, step.title),
    step.of > 1 && el('span', { class: 'muted' }, count),
    isBegun && bar(step.done, step.of, `${step.title}: ${count}`)
  )
}

/** Opens a page that a step asks for, and tells the provider so on the way. */
function toPage({ id, title }: Mission, step: MissionStep, path: string, stage: Stage): Child {
  const opened = `/missions/${encodeURIComponent(id)}/steps/${encodeURIComponent(step.id)}/opened`
  const open = async () => {
    await stage.api.post(opened)
    stage.options.navigate(path)
  }
  const label = stage.words.text('mission.open')
  return button(stage, `mission ${id}`, label, 'button--quiet', open, { of: title })
}

function action(mission: Mission, stage: Stage): Child {
  const { player, words } = stage
  const name = `mission ${mission.id}`
  if (mission.status === 'available' && player.level < mission.fromLevel)
    return el(
      'span',
      { class: 'barred' },
      icon('lock'),
      words.text('shop.level', { level: words.number(mission.fromLevel) })
    )
  if (mission.status === 'available')
    return button(
      stage,
      name,
      words.text('mission.start'),
      'button--line',
      () => stage.api.post(`/missions/${encodeURIComponent(mission.id)}/start`),
      { of: mission.title }
    )
  if (mission.status === 'claimable')
    return el(
      'button',
      {
        type: 'button',
        class: 'button button--main',
        'aria-label': `${words.text('mission.claim')}: ${mission.title}`,
        click: () => claim(mission, stage)
      },
      words.text('mission.claim')
    )
  if (mission.status !== 'running')
    return el('span', { class: 'muted small' }, words.text(`mission.${mission.status}`))
  const next = nextStep(mission)
  if (next?.path) return toPage(mission, next, next.path, stage)
  if (!next?.game) return el('span', { class: 'tag' }, words.text('mission.running'))
  return link(
    stage,
    gamePath(next.game),
    'button button--quiet',
    words.text('mission.play', { game: next.title })
  )
}

function card(mission: Mission, stage: Stage): Child {
  const { words } = stage
  const [prize, more] = prizesInWords(mission.prizes, words)
  const terms = mission.prizes.flatMap(each => prizeTerms(each, words) ?? [])
  const next = mission.status === 'running' ? nextStep(mission) : undefined
  const by = mission.status === 'claimable' && mission.endsAt
  return el(
    'article',
    { class: 'card mission', 'data-key': mission.id },
    banner(mission, stage),
    el(
      'div',
      { class: 'mission__words' },
      el('h3', {}, mission.title),
      el('p', { class: 'muted small' }, mission.description)
    ),
    el(
      'ol',
      { class: 'steps' },
      mission.steps.map(step => stepLine(step, step === next, stage))
    ),
    el(
      'footer',
      {},
      el(
        'p',
        {},
        el('b', {}, prize),
        more !== null && el('span', { class: 'muted small' }, more),
        by &&
          el(
            'span',
            { class: 'muted small' },
            words.text('mission.claimBy', { day: words.day(by) })
          )
      ),
      action(mission, stage),
      terms.length > 0 && el('p', { class: 'terms small muted' }, terms.join('. ')),
      problemLine(stage, `mission ${mission.id}`)
    )
  )
}

function pastLine(mission: Mission, { words }: Stage): Child {
  const [prize, more] = prizesInWords(mission.prizes, words)
  const isClaimed = mission.status === 'claimed'
  return el(
    'li',
    { 'data-key': mission.id },
    el('b', {}, mission.title),
    el('span', { class: 'muted small' }, [prize, more].filter(Boolean).join(' ')),
    el(
      'span',
      { class: isClaimed ? 'tag tag--good' : 'tag' },
      isClaimed && icon('check'),
      words.text(isClaimed ? 'mission.claimed' : 'mission.expired')
    )
  )
}

function draw({ missions, past }: Missions, stage: Stage): readonly Child[] {
  const { words } = stage
  const count = (status: Mission['status']) =>
    words.number(missions.filter(mission => mission.status === status).length)
  const summary = words.text('missions.summary', {
    running: count('running'),
    claimable: count('claimable')
  })
  return [
    rankStrip(stage),
    el(
      'section',
      { 'data-key': 'missions' },
      missions.length > 0
        ? [
            heading(words.text('missions'), summary),
            el(
              'div',
              { class: 'missions' },
              missions.map(mission => card(mission, stage))
            )
          ]
        : empty(words.text('missions.none'), words.text('missions.noneNote'))
    ),
    past.length > 0 &&
      el(
        'details',
        { class: 'past', 'data-key': 'past' },
        el('summary', {}, words.text('missions.past'), icon('arrow')),
        el(
          'ul',
          { class: 'card' },
          past.map(mission => pastLine(mission, stage))
        )
      ),
    leaving(stage)
  ]
}

export const missions: View<Missions> = {
  css: rankCss + css,
  topics: ['missions'],
  load: api => api.get('/missions', readMissions),
  draw,
  waiting: () => [
    skeleton('bone--strip', 1),
    el('div', { class: 'missions' }, skeleton('bone--mission', 3))
  ]
}
