import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { readInstance } from '#stores/jackpot/instance.ts'
import { $optInState } from '#stores/jackpot/opt-in.ts'
import { $pots } from '#stores/jackpot/pots.ts'
import { fill } from '../ui/fill.ts'
import type { TextProps } from './props.ts'

/** Whether the figures are of the moment, and whether the player is in the draw. */
export function State(props: TextProps) {
  return (
    <>
      <Figures {...props} />
      <Prompt {...props} />
    </>
  )
}

function Figures({ locale, texts }: TextProps) {
  const { lastUpdated, status } = useStore($pots)
  const time =
    lastUpdated === null
      ? ''
      : formatDate(new Date(lastUpdated), LOCALES[locale].bcp47, { timeStyle: 'medium' })
  return (
    <div role="status" className="jp__state">
      {status === 'stale' && <p>{fill(texts['jackpot.stale'], { time }, locale)}</p>}
      {status === 'failed' && (
        <p>
          {texts['jackpot.unread']}{' '}
          <button type="button" className="link" onClick={() => void readInstance()}>
            {texts['jackpot.tryAgain']}
          </button>
        </p>
      )}
    </div>
  )
}

function Prompt({ texts }: TextProps) {
  const isIn = useStore($optInState)
  return (
    isIn === false && (
      <p className="jp__prompt">
        {texts['jackpot.prompt']}{' '}
        <a className="btn" href="#take-part">
          {texts['jackpot.prompt.act']}
        </a>
      </p>
    )
  )
}
