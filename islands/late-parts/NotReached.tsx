import type { Namespaces } from '#messages/catalogue.ts'
import { dismissChatFailure, openChat } from '#stores/chat/chat.ts'
import { supportLink } from '#stores/support.ts'
import { fillNames } from '../ui/fill-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './chat.module.css'

interface Props {
  readonly texts: Namespaces['chat']
}

/** The chat did not come: to try again, or to write where somebody reads. */
export function NotReached({ texts }: Props) {
  const link = supportLink()
  return (
    <div className={styles.fault} role="alert">
      <button
        type="button"
        className="iconbtn"
        aria-label={texts['chat.close']}
        onClick={dismissChatFailure}
      >
        <Icon name="close" />
      </button>
      <p>{texts['chat.failed']}</p>
      <p className={styles.ways}>
        <button type="button" className="link" onClick={() => void openChat()}>
          {texts['chat.again']}
        </button>
        <a className="link" href={link}>
          {fillNames(texts['chat.write'], { mail: link.replace('mailto:', '') })}
        </a>
      </p>
    </div>
  )
}
