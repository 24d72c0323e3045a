import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { $raffleSettings } from '#stores/raffle/settings.ts'
import type { TextProps } from './props.ts'

interface Props extends TextProps {
  readonly lobbyHref: string
}

/** Shows of the studios in the page the one that the house names, whatever week the page takes it for. */
function showStudio(slug: string): void {
  const studios = [...document.querySelectorAll<HTMLElement>('[data-week]')]
  if (!studios.some(({ dataset }) => dataset['week'] === slug)) return
  for (const studio of studios) studio.hidden = studio.dataset['week'] !== slug
}

/** In the place of the page where the house holds no raffle. */
export function Gate({ lobbyHref, texts }: Props) {
  const settings = useStore($raffleSettings)
  const raffles = settings?.raffles ?? []
  const weekly = raffles.find(({ dropType, gameStudio }) => dropType === 'weekly' && gameStudio)
  const studio = (weekly ?? raffles.find(({ gameStudio }) => gameStudio))?.gameStudio?.slug
  const isOff = settings === null
  useEffect(() => {
    if (studio) showStudio(studio)
  }, [studio])
  useEffect(() => {
    if (!isOff) return
    // The page was built with its raffles, and stands around the islands in plain words.
    document.documentElement.dataset['raffle'] = 'off'
    return () => {
      delete document.documentElement.dataset['raffle']
    }
  }, [isOff])
  return (
    isOff && (
      <div className="wrap lost">
        <h1>{texts['raffle.off']}</h1>
        <p>{texts['raffle.offNote']}</p>
        <p className="acts">
          <a className="btn" href={lobbyHref}>
            {texts['raffle.home']}
          </a>
        </p>
      </div>
    )
  )
}
