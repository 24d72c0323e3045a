import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { $raffleSettings } from '#stores/raffle/settings.ts'
import type { TextProps } from './props.ts'
import { StudioWeek } from './StudioWeek.tsx'
import { fetchWeek, type Week } from './week.ts'

interface Props extends TextProps {
  readonly lobbyHref: string
}

const weeks = () => [...document.querySelectorAll<HTMLElement>('[data-week]')]

/** Shows the week of the studio that the house names, whatever week the page takes it for; false where no page has it. */
function showWeek(slug: string): boolean {
  if (!weeks().some(({ dataset }) => dataset['week'] === slug)) return false
  for (const week of weeks()) week.hidden = week.dataset['week'] !== slug
  return true
}

interface NamedProps extends TextProps {
  readonly studio: string
}

/** The week of a studio that the page does not carry, in the place that it has for one. */
function NamedWeek({ studio, ...words }: NamedProps) {
  const [week, setWeek] = useState<Week | null>(null)
  const place = document.querySelector<HTMLElement>('[data-week=""]')
  useEffect(() => {
    if (showWeek(studio)) return
    let isLeft = false
    fetchWeek(words.locale, studio).then(
      found => {
        if (!isLeft) setWeek(found)
      },
      // The page keeps the studio of the calendar.
      () => undefined
    )
    return () => {
      isLeft = true
    }
  }, [studio, words.locale])
  useEffect(() => {
    if (week) showWeek('')
  }, [week])
  return week && place && createPortal(<StudioWeek week={week} {...words} />, place)
}

/** In the place of the page where the house holds no raffle. */
export function Gate({ lobbyHref, locale, texts }: Props) {
  const settings = useStore($raffleSettings)
  const raffles = settings?.raffles ?? []
  const weekly = raffles.find(({ dropType, gameStudio }) => dropType === 'weekly' && gameStudio)
  const studio = (weekly ?? raffles.find(({ gameStudio }) => gameStudio))?.gameStudio?.slug
  const isOff = settings === null
  useEffect(() => {
    if (!isOff) return
    // The page was built with its raffles, and stands around the islands in plain words.
    document.documentElement.dataset['raffle'] = 'off'
    return () => {
      delete document.documentElement.dataset['raffle']
    }
  }, [isOff])
  if (!isOff) return studio && <NamedWeek studio={studio} locale={locale} texts={texts} />
  return (
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
}
