import { readProtection } from '#stores/protection/protection.ts'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import type { Words } from './props.ts'

/** It could not be read how the player may keep away, and can be tried again. */
export const Unread = ({ texts }: Pick<Words, 'texts'>) => (
  <div className={parts.part}>
    <Notice kind="danger">{texts['exclusion.failed']}</Notice>
    <button type="button" className="btn" onClick={() => void readProtection()}>
      {texts['exclusion.tryAgain']}
    </button>
  </div>
)
