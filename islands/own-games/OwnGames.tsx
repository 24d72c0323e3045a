import { useEffect, useState } from 'react'

import { lateTexts } from '#stores/late-texts.ts'
import { guarded } from '../ui/guarded.tsx'
import { OwnRow } from './OwnRow.tsx'
import styles from './own-games.module.css'
import type { OwnGamesProps, Words } from './props.ts'
import { Waiting } from './Waiting.tsx'

/** The player's own row: its room at once, and what fills it when its words have come. */
export const OwnGames = guarded(function OwnGames(props: OwnGamesProps) {
  const { locale, title } = props
  const [words, setWords] = useState<Words>()
  useEffect(() => {
    lateTexts(locale, 'mine').then(setWords, () => {})
  }, [locale])
  return (
    <section className={`row wrap ${styles.own}`} aria-labelledby="own">
      <h2 id="own" className="vh">
        {title}
      </h2>
      {words ? <OwnRow {...props} words={words} /> : <Waiting />}
    </section>
  )
})
