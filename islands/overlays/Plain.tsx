import { closeOverlay } from '#stores/overlays.ts'
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
      isAlert
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

/** Tells the player something. */
export function Told({ overlay, messages }: OverlayProps<'default'>) {
  const { id, content } = overlay
  return (
    <Sheet id={id} title={content.title} close={messages['overlays.close']}>
      <p>{content.text}</p>
    </Sheet>
  )
}
