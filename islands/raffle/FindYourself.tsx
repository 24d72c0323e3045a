import { useState } from 'react'

import { LOCALES } from '#config/locales.ts'
import type { DrawnRecord } from '#stores/raffle/draw-check.ts'
import { fill } from '../ui/fill.ts'
import type { TextProps } from './props.ts'

/** As many digits as the raffle's page shows; fewer could mean several. */
const ENOUGH = 8

interface Props extends TextProps {
  readonly record: DrawnRecord
}

/** The tickets of one entry, counted from 0 through the list. */
function placesOf({ entries }: DrawnRecord, start: string) {
  let before = 0
  for (const [entrant, count] of entries) {
    if (entrant.startsWith(start)) return { count, from: before, to: before + count - 1 }
    before += count
  }
  return undefined
}

/** Finds an entry by what stands for its player, and says which tickets are its own. */
export function FindYourself({ record, locale, texts }: Props) {
  const [typed, setTyped] = useState('')
  const start = typed.trim().toLowerCase()
  const isEnough = start.length >= ENOUGH
  const found = isEnough ? placesOf(record, start) : undefined
  const number = (value: number) => value.toLocaleString(LOCALES[locale].bcp47)
  return (
    <div className="check__own">
      <label>
        {texts['raffle.yours']}
        <input
          value={typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={32}
          aria-describedby="check-own-note"
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </label>
      <p id="check-own-note" className="quiet">
        {texts['raffle.yoursNote']}
      </p>
      <p role="status">
        {found &&
          fill(
            texts['raffle.found'],
            {
              count: found.count,
              total: number(record.ticket_count),
              from: number(found.from),
              to: number(found.to)
            },
            locale
          )}
        {isEnough && !found && texts['raffle.notFound']}
      </p>
    </div>
  )
}
