import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { $recentlyPlayed } from '#stores/games/recently-played.ts'
import { changeForgotten } from '#stores/limits/change-limit.ts'
import type { PlayerLimits, ShownLimit } from '#stores/limits/shown-limit.ts'
import { Field, idOf } from '../ui/Field.tsx'
import fields from '../ui/fields.module.css'
import { Icon } from '../ui/Icon.tsx'
import { LimitForm } from './LimitForm.tsx'
import styles from './limits.module.css'
import type { Words } from './props.ts'

interface Props extends Words {
  readonly limits: PlayerLimits
  readonly taken: readonly ShownLimit[]
}

const NAME = 'limited-game'

const unset = (slug: string, title: string, { currency }: PlayerLimits): ShownLimit => ({
  id: '',
  kind: 'Loss',
  period: 'Day',
  game: { slug, title },
  currency,
  amount: undefined,
  minutes: undefined,
  used: 0n,
  left: 0n,
  resetsAt: undefined,
  mayRaise: true,
  pending: undefined
})

/** A limit on one of the games that were played last; any other game asks for its own. */
export function AddGame({ limits, taken, ...words }: Props) {
  const { texts } = words
  const played = useStore($recentlyPlayed, { ssr: 'initial' })
  const [isOpen, open] = useState(false)
  const [slug, choose] = useState('')
  const games = played
    .map(({ descriptor }) => descriptor)
    .filter(game => !taken.some(limit => limit.game?.slug === game.slug))
  const chosen = games.find(game => game.slug === slug) ?? games[0]
  if (!chosen) return <p className={styles.quiet}>{texts['limits.games.none']}</p>
  if (!isOpen)
    return (
      <button
        type="button"
        className="btn btn--quiet"
        onClick={() => {
          changeForgotten()
          open(true)
        }}
      >
        <Icon name="plus" />
        {texts['limits.games.add']}
      </button>
    )
  return (
    <div className={styles.add}>
      <Field name={NAME} label={texts['limits.games.choose']} hint={texts['limits.games.hint']}>
        {described => (
          <select
            id={idOf(NAME)}
            className={fields.input}
            value={chosen.slug}
            aria-describedby={described}
            onChange={event => choose(event.currentTarget.value)}
          >
            {games.map(game => (
              <option key={game.slug} value={game.slug}>
                {game.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LimitForm
        key={chosen.slug}
        {...words}
        limit={unset(chosen.slug, chosen.name, limits)}
        limits={limits}
        onClose={() => open(false)}
      />
    </div>
  )
}
