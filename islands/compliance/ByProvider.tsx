import { useStore } from '@nanostores/react'

import {
  $identityFrame,
  $identityStart,
  closeIdentityFrame,
  IDENTITY_FRAME,
  startIdentityCheck
} from '#stores/compliance/identity-check.ts'
import { Icon } from '../ui/Icon.tsx'
import { Modal } from '../ui/Modal.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './compliance.module.css'
import type { PaperWords } from './props.ts'

/** The identity provider's own page in a frame: what is shown there never reaches this site. */
export function ByProvider({ texts }: PaperWords) {
  const frame = useStore($identityFrame, { ssr: 'initial' })
  const start = useStore($identityStart, { ssr: 'initial' })
  return (
    <div className={styles.provider}>
      <button
        type="button"
        className="btn"
        disabled={start.status === 'sending'}
        onClick={() => void startIdentityCheck(undefined)}
      >
        {texts['papers.provider']}
      </button>
      <p>{texts['papers.provider.text']}</p>
      {start.status === 'refused' && (
        <Notice kind="danger">{texts[`papers.provider.${start.error.code}`]}</Notice>
      )}
      {start.status === 'failed' && (
        <Notice kind="danger">{texts['papers.provider.unanswered']}</Notice>
      )}
      <Modal
        isOpen={frame !== undefined}
        label={texts['papers.provider.frame']}
        className={styles.frame}
        onEscape={closeIdentityFrame}
      >
        <div className={styles.frameHead}>
          <h2>{texts['papers.provider.frame']}</h2>
          <button
            type="button"
            className="iconbtn"
            aria-label={texts['papers.provider.close']}
            onClick={closeIdentityFrame}
          >
            <Icon name="close" />
          </button>
        </div>
        <iframe
          id={IDENTITY_FRAME}
          src={frame}
          title={texts['papers.provider.frame']}
          sandbox="allow-scripts allow-forms allow-same-origin"
        />
      </Modal>
    </div>
  )
}
