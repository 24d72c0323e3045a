import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { $exported, $exporting, exportPersonalData } from '#stores/personal/own-data.ts'
import { fillNames } from '../ui/fill-names.ts'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import type { PersonalWords } from './props.ts'

/** All that the house keeps of the player, in one file. */
export function OwnFile({ locale, texts }: PersonalWords) {
  const exporting = useStore($exporting, { ssr: 'initial' })
  const file = useStore($exported, { ssr: 'initial' })
  const isBusy = exporting.status === 'sending'
  return (
    <section className={parts.part} aria-labelledby="file-title">
      <h2 id="file-title">{texts['personal.file']}</h2>
      <p>{texts['personal.file.text']}</p>
      {file && exporting.status === 'done' && (
        <Notice kind="success">
          <a className="link" href={file.url} download>
            {texts['personal.file.open']}
          </a>
          <p>
            {fillNames(texts['personal.file.until'], {
              time: formatDate(new Date(file.expiresAt), LOCALES[locale].bcp47, {
                timeStyle: 'short'
              })
            })}
          </p>
        </Notice>
      )}
      {exporting.status === 'refused' && (
        <Notice kind="danger">{texts[`personal.own.${exporting.error.code}`]}</Notice>
      )}
      {exporting.status === 'failed' && (
        <Notice kind="danger">{texts['personal.problem.unanswered']}</Notice>
      )}
      <button
        type="button"
        className="btn btn--quiet"
        disabled={isBusy}
        onClick={() => void exportPersonalData(undefined)}
      >
        {texts[isBusy ? 'personal.file.making' : 'personal.file.make']}
      </button>
    </section>
  )
}
