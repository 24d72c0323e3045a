import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { $jackpotPage } from '#stores/jackpot/page.ts'

interface Props {
  readonly title: string
  readonly lede: string
  /** Where the lobby is, and the words that lead there. */
  readonly back: string
  readonly backText: string
}

/** In the place of the page where the house offers no jackpot. */
export function Gate({ title, lede, back, backText }: Props) {
  const { status } = useStore($jackpotPage)
  const isOff = status === 'off'
  useEffect(() => {
    if (!isOff) return
    // The page was built with a jackpot, and stands around the islands in plain words.
    document.documentElement.dataset['jackpot'] = 'off'
    return () => {
      delete document.documentElement.dataset['jackpot']
    }
  }, [isOff])
  return (
    isOff && (
      <div className="wrap lost">
        <h1>{title}</h1>
        <p>{lede}</p>
        <p className="acts">
          <a className="btn" href={back}>
            {backText}
          </a>
        </p>
      </div>
    )
  )
}
