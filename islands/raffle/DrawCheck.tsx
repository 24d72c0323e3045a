import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { $drawCheck, checkDraw } from '#stores/raffle/draw-check.ts'
import { Notice } from '../ui/Notice.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Drawn } from './Drawn.tsx'
import type { TextProps } from './props.ts'

const FAULTS = { failed: 'checkFailed', missing: 'missing' } as const

/** Takes the number of a draw, and makes it again from what was published of it. */
export function DrawCheck(words: TextProps) {
  const { texts } = words
  const check = useStore($drawCheck)
  const asked = check.status === 'none' ? '' : check.id
  const [typed, setTyped] = useState<string>()
  const id = (typed ?? asked).trim()
  return (
    <>
      <form
        className="check__ask"
        onSubmit={event => {
          event.preventDefault()
          if (id !== '') void checkDraw(id)
        }}
      >
        <label>
          {texts['raffle.number']}
          <input
            value={typed ?? asked}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            onChange={event => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className="btn btn--big">
          {texts['raffle.checkButton']}
        </button>
      </form>
      {check.status === 'loading' && <p role="status">{texts['raffle.checking']}</p>}
      {(check.status === 'failed' || check.status === 'missing') && (
        <Notice kind="danger">{texts[`raffle.${FAULTS[check.status]}`]}</Notice>
      )}
      {check.status === 'undrawn' && (
        <section className="check__result" aria-live="polite">
          <h2>{texts['raffle.stillOpen']}</h2>
          <p>{texts['raffle.stillOpenNote']}</p>
          <dl className="check__facts">
            <dt>{texts['raffle.commitment']}</dt>
            <dd>
              <code>{check.record.commitment}</code>
            </dd>
          </dl>
        </section>
      )}
      {check.status === 'drawn' && (
        <Drawn record={check.record} verdict={check.verdict} {...words}>
          <button
            type="button"
            className="btn btn--quiet check__save"
            onClick={() => saveFile(`${check.id}.json`, 'application/json', check.text)}
          >
            {texts['raffle.save']}
          </button>
        </Drawn>
      )}
    </>
  )
}
