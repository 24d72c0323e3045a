import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useState } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { launchGame } from '#stores/game/game.ts'
import { lateTexts } from '#stores/late-texts.ts'
import {
  $limitChange,
  changeForgotten,
  type LimitProblem,
  placeKey,
  setLimit
} from '#stores/limits/change-limit.ts'
import { limitAnswered } from '#stores/limits/game-limit.ts'
import { $limits } from '#stores/limits/limits.ts'
import { fill } from '../ui/fill.ts'
import { TextField } from '../ui/TextField.tsx'
import styles from './game-frame.module.css'

export interface StepProps {
  readonly locale: Locale
  readonly slug: string
  readonly name: string
}

const play = (slug: string) => {
  limitAnswered(slug)
  void launchGame(slug)
}

/** Before a game opens for money: the player may set what it can lose in a day. */
export const LimitStep = (props: StepProps) => (
  <Suspense>
    <Step {...props} />
  </Suspense>
)

function Step({ locale, slug, name }: StepProps) {
  const texts = use(lateTexts(locale, 'limits'))
  const limits = useStore($limits, { ssr: 'initial' })
  const change = useStore($limitChange, { ssr: 'initial' })
  const [typed, type] = useState('')

  // A game that has its limit is played under it; and what can not be asked stands in nobody's way.
  const isOver =
    limits.status === 'failed' ||
    (limits.status === 'ready' &&
      (!limits.offersGameLimits || limits.limits.some(({ game }) => game?.slug === slug)))
  useEffect(() => {
    if (isOver) play(slug)
  }, [isOver, slug])
  if (limits.status !== 'ready' || isOver) return null

  const { currency } = limits
  const place = { kind: 'Loss', period: 'Day', game: slug } as const
  const isHere = change.status !== 'idle' && change.at === placeKey(place)
  const isRefused = isHere && change.status === 'refused'
  return (
    <form
      className={styles.limit}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void setLimit(place, typed, currency)
      }}
    >
      <p className={styles.name}>{name}</p>
      <h2>{texts['limits.game.title']}</h2>
      <p className={styles.small}>{texts['limits.game.text']}</p>
      <TextField
        name="game-limit"
        label={fill(texts['limits.amount'], { currency }, locale)}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        problem={isRefused ? words(texts, change.problem) : undefined}
        onChange={text => {
          changeForgotten()
          type(text)
        }}
      />
      <div className={styles.ways}>
        <button type="submit" className="btn" disabled={isHere && change.status === 'sending'}>
          {texts['limits.game.set']}
        </button>
        <button type="button" className="btn btn--quiet" onClick={() => play(slug)}>
          {texts['limits.game.skip']}
        </button>
      </div>
    </form>
  )
}

function words(texts: Namespaces['limits'], problem: LimitProblem): string {
  if (problem === 'TOO_MANY_GAMES' || problem === 'UNANSWERED' || problem === 'NOT_OFFERED')
    return texts[`limits.problem.${problem}`]
  return texts['limits.problem.AMOUNT']
}
