import { useStore } from '@nanostores/react'

import { $limitChange, placeKey } from '#stores/limits/change-limit.ts'
import type { PlayerLimits, ShownLimit } from '#stores/limits/shown-limit.ts'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AddGame } from './AddGame.tsx'
import { LimitRow } from './LimitRow.tsx'
import styles from './limits.module.css'
import { PendingCard } from './PendingCard.tsx'
import type { Words } from './props.ts'
import { problemWords } from './words.ts'

interface Props extends Words {
  readonly limits: PlayerLimits
  /** Only what counts losses: over all games, and in single ones. */
  readonly isGlobal: boolean
}

const KINDS = ['Deposit', 'Loss', 'Wager', 'Session'] as const

interface Section {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly limits: readonly ShownLimit[]
}

function sectionsOf({ limits, isGlobal, texts }: Props): readonly Section[] {
  const kinds = isGlobal ? KINDS.filter(kind => kind === 'Loss') : KINDS
  return kinds.map(kind => ({
    id: kind,
    title: texts[`limits.kind.${kind}`],
    text: texts[`limits.kind.${kind}.text`],
    limits: limits.limits.filter(limit => limit.kind === kind && !limit.game)
  }))
}

/** What came of the last change, read out where it is not seen at once. */
function Told({ texts, locale }: Words) {
  const change = useStore($limitChange, { ssr: 'initial' })
  const isDone = change.status === 'done'
  return (
    <p className={styles.told} role="status">
      {isDone && texts[change.isPending ? 'limits.done.pending' : 'limits.done.now']}
      {change.status === 'refused' && problemWords(change.problem, { texts, locale })}
    </p>
  )
}

/** Limits by kind, with what waits above them. */
export function LimitList(props: Props) {
  const { limits, locale, texts } = props
  const words = { locale, texts }
  const sections = sectionsOf(props).filter(section => section.limits.length > 0)
  const onGames = limits.limits.filter(({ game }) => game)
  const hasGames = limits.offersGameLimits || onGames.length > 0
  const shown = [...sections.flatMap(section => section.limits), ...(hasGames ? onGames : [])]
  const pending = shown.filter(limit => limit.pending)
  if (sections.length === 0 && !hasGames) return <Notice>{texts['limits.none']}</Notice>
  return (
    <div className={styles.limits}>
      <Told {...words} />
      {pending.map(limit => (
        <PendingCard key={limit.id} {...words} limit={limit} limits={limits} />
      ))}
      {sections.map(({ id, title, text, limits: own }) => (
        <section key={id} className={styles.part} aria-labelledby={`limits-${id}`}>
          <Heading level={2} id={`limits-${id}`}>
            {title}
          </Heading>
          <p className={styles.quiet}>{text}</p>
          {own.map(limit => (
            <LimitRow
              key={placeKey({ ...limit, game: undefined })}
              {...words}
              limit={limit}
              limits={limits}
            />
          ))}
        </section>
      ))}
      {hasGames && (
        <section className={styles.part} aria-labelledby="limits-games">
          <Heading level={2} id="limits-games">
            {texts['limits.games']}
          </Heading>
          <p className={styles.quiet}>{texts['limits.games.text']}</p>
          {onGames.map(limit => (
            <LimitRow key={limit.id} {...words} limit={limit} limits={limits} />
          ))}
          {limits.offersGameLimits && <AddGame {...words} limits={limits} taken={onGames} />}
        </section>
      )}
    </div>
  )
}
