import { closeOverlay } from '#stores/overlays.ts'
import { fillNames } from '../ui/fill-names.ts'
import styles from './overlays.module.css'
import type { OverlayProps } from './props.ts'
import { Sheet } from './Sheet.tsx'

/** Asks for a yes or a no; the yes is "finished", everything else a no. */
export function Confirmation({ overlay, messages }: OverlayProps<'confirmation'>) {
  const { id, content } = overlay
  const { title, text, ok = messages['overlays.ok'] } = content
  const { dismiss = messages['overlays.dismiss'] } = content
  return (
    <Sheet
      id={id}
      title={title}
      actions={
        <>
          <button type="button" className="btn" onClick={() => closeOverlay(id, 'finished')}>
            {ok}
          </button>
          <button type="button" className="btn btn--quiet" onClick={() => closeOverlay(id)}>
            {dismiss}
          </button>
        </>
      }
    >
      {text !== undefined && <p>{text}</p>}
    </Sheet>
  )
}

/** Tells something: a word to the player, or why the platform refused. */
export function Told({ overlay, messages }: OverlayProps<'action-error' | 'default'>) {
  const { id, variant, content } = overlay
  const close = messages['overlays.close']
  if (variant === 'default')
    return (
      <Sheet id={id} title={content.title} close={close}>
        <p>{content.text}</p>
      </Sheet>
    )
  return (
    <Sheet id={id} title={messages['overlays.actionError.title']} close={close}>
      <p role="alert">{content.message ?? messages['overlays.actionError.text']}</p>
      {content.traceId !== undefined && (
        <p className={styles.quiet}>
          {fillNames(messages['overlays.actionError.reference'], { reference: content.traceId })}
        </p>
      )}
    </Sheet>
  )
}
