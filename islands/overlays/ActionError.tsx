import type { Namespaces } from '#messages/catalogue.ts'
import styles from './overlays.module.css'
import type { OverlayProps } from './props.ts'
import { Sheet } from './Sheet.tsx'

type Messages = Namespaces['overlays']

const CAUSES = 'overlays.actionError.'

const isCause = (key: string, messages: Messages): key is keyof Messages =>
  Object.hasOwn(messages, key)

/** The words for the first cause that has some: a cause is a name, so it never names other words. */
function wordsFor(causes: readonly string[], messages: Messages): string {
  const keys = causes.filter(cause => /^[A-Z]/.test(cause)).map(cause => CAUSES + cause)
  const key = keys.find(name => isCause(name, messages))
  return key !== undefined && isCause(key, messages)
    ? messages[key]
    : messages['overlays.actionError.text']
}

/** Of the number of a trace this much is told apart, and can be read out over a telephone. */
const REFERENCE = 8

/** Why what the player did came to nothing, and what support finds it by. */
export function ActionError({ overlay, messages }: OverlayProps<'action-error'>) {
  const { id, content } = overlay
  const { causes, traceId } = content
  return (
    <Sheet
      id={id}
      title={messages['overlays.actionError.title']}
      close={messages['overlays.close']}
      isAlert
    >
      <p>{wordsFor(causes, messages)}</p>
      {traceId !== undefined && (
        <p className={styles.reference}>
          {messages['overlays.actionError.reference']} <code>{traceId.slice(0, REFERENCE)}</code>
        </p>
      )}
    </Sheet>
  )
}
