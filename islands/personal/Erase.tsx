import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { $erasing, $erasureAhead, erasePersonalData } from '#stores/personal/own-data.ts'
import type { PlayerInfo } from '#stores/player/player.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import { GoesAndStays } from './GoesAndStays.tsx'
import type { PersonalWords } from './props.ts'

/** The end of all that no law makes the house keep. */
export function Erase(props: PersonalWords & { readonly player: PlayerInfo }) {
  const { locale, texts, player } = props
  const erasing = useStore($erasing, { ssr: 'initial' })
  const ahead = useStore($erasureAhead, { ssr: 'initial' })
  const [isAsked, setAsked] = useState(false)
  const isClosed = player.accountStatus?.status === 'Closed'
  return (
    <section className={parts.part} aria-labelledby="erase-title">
      <h2 id="erase-title">{texts['personal.erase']}</h2>
      <p>{texts['personal.erase.text']}</p>
      {ahead && (
        <GoesAndStays
          locale={locale}
          texts={texts}
          erasure={ahead}
          goes={texts['personal.erase.goes']}
          stays={texts['personal.erase.stays']}
        />
      )}
      {erasing.status === 'refused' && (
        <Notice kind="danger">{texts[`personal.own.${erasing.error.code}`]}</Notice>
      )}
      {erasing.status === 'failed' && (
        <Notice kind="danger">{texts['personal.problem.unanswered']}</Notice>
      )}
      {isClosed && (
        <button
          type="button"
          className="btn btn--quiet"
          disabled={erasing.status === 'sending'}
          onClick={() => setAsked(true)}
        >
          {texts['personal.erase.go']}
        </button>
      )}
      <Confirmation
        isOpen={isAsked}
        title={texts['personal.erase.ask']}
        text={texts['personal.erase.askText']}
        confirm={texts['personal.erase.go']}
        cancel={texts['personal.cancel']}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void erasePersonalData(true)
        }}
      />
    </section>
  )
}
