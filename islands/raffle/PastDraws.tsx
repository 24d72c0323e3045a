import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { $raffleWinners } from '#stores/raffle/winners.ts'
import type { TextProps } from './props.ts'

interface Props extends TextProps {
  readonly checkHref: string
}

/** The draws that have been made, each with the way to make it again. */
export function PastDraws({ checkHref, locale, texts }: Props) {
  const { draws, status } = useStore($raffleWinners)
  if (status !== 'ready') return null
  if (draws.length === 0) return <p className="quiet">{texts['raffle.noPast']}</p>
  return (
    <ul className="raf__past">
      {draws.map(({ at, drop, instance }) => {
        const when = formatDate(new Date(at), LOCALES[locale].bcp47, {
          dateStyle: 'medium',
          timeStyle: 'short'
        })
        return (
          <li key={instance}>
            <span>
              {drop && <b>{texts[`raffle.${drop}`]}</b>} <time dateTime={at}>{when}</time>
            </span>
            <a className="link" href={`${checkHref}?id=${encodeURIComponent(instance)}`}>
              {texts['raffle.check']}
              <span className="vh">
                {' '}
                {drop && texts[`raffle.${drop}`]} {when}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
