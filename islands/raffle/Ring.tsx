import { LOCALES } from '#config/locales.ts'
import { timeLeftOf } from '#rules/raffle/time-left.ts'
import type { Raffle } from '#stores/raffle/raffles.ts'
import { fillNames } from '../ui/fill-names.ts'
import type { TextProps } from './props.ts'

interface Props extends TextProps {
  readonly raffle: Raffle
  /** By the platform's clock; 0 before that is known. */
  readonly now: number
}

/** What is left of a draw's time, as a ring that empties and as figures. */
export function Ring({ raffle, now, locale, texts }: Props) {
  const isRunning = raffle.status === 'open' && now > 0 && raffle.end > now
  const left = timeLeftOf(raffle, isRunning ? now : raffle.end, LOCALES[locale].bcp47)
  const spoken = fillNames(texts['raffle.timeLeft'], { time: left.spoken })
  return (
    <div
      className="drop__ring"
      data-moves={isRunning ? undefined : ''}
      role="timer"
      aria-label={isRunning ? spoken : texts['raffle.drawing']}
    >
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <circle cx="52" cy="52" r="48" />
        <circle
          cx="52"
          cy="52"
          r="48"
          pathLength={100}
          strokeDasharray={`${isRunning ? left.share * 100 : 25} 100`}
        />
      </svg>
      {isRunning && (
        <span aria-hidden="true">
          <b>{left.figure}</b>
          <small>{texts[`raffle.${left.unit}`]}</small>
        </span>
      )}
    </div>
  )
}
