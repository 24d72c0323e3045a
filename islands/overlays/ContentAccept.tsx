import { useStore } from '@nanostores/react'

import { pathTo } from '#config/paths.ts'
import { signOut } from '#stores/session/sign-out.ts'
import { $acceptance, acceptTerms } from '#stores/terms.ts'
import styles from './overlays.module.css'
import type { OverlayProps } from './props.ts'
import { Sheet } from './Sheet.tsx'

/** The terms as they are now, to be read and agreed to before play goes on. */
export function ContentAccept({ overlay, locale, messages }: OverlayProps<'content-accept'>) {
  const acceptance = useStore($acceptance)
  return (
    <Sheet
      id={overlay.id}
      title={messages['overlays.terms.title']}
      actions={
        <>
          <button
            type="button"
            className="btn"
            disabled={acceptance === 'sending'}
            onClick={() => void acceptTerms()}
          >
            {messages['overlays.terms.accept']}
          </button>
          <button type="button" className="btn btn--quiet" onClick={() => void signOut()}>
            {messages['overlays.terms.leave']}
          </button>
        </>
      }
    >
      <p>{messages['overlays.terms.text']}</p>
      <ul className={styles.links}>
        {(['terms', 'privacy'] as const).map(document => (
          <li key={document}>
            <a className="link" href={pathTo(locale, document)} target="_blank" rel="noopener">
              {messages[`overlays.terms.${document}`]}
            </a>
          </li>
        ))}
      </ul>
      {acceptance === 'failed' && <p role="alert">{messages['overlays.terms.failed']}</p>}
    </Sheet>
  )
}
