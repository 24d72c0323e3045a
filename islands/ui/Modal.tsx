import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props {
  readonly isOpen: boolean
  readonly label: string
  readonly className: string | undefined
  readonly hidesBackdrop?: boolean
  /** Asked for by Escape; without it Escape does nothing. */
  readonly onEscape?: () => void
  readonly children: ReactNode
}

/**
 * A native dialog: the browser keeps the focus inside, gives it back afterwards and makes the rest
 * inert. Escape is refused by `closedby`, since a cancelled second Escape would close it all the same.
 */
export function Modal({ isOpen, label, className, hidesBackdrop, onEscape, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.setAttribute('closedby', onEscape ? 'closerequest' : 'none')
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen, onEscape])

  // A dialog that leaves the page while it is open would keep the focus to itself.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      data-backdrop={hidesBackdrop ? 'none' : undefined}
      onCancel={event => {
        event.preventDefault()
        onEscape?.()
      }}
    >
      {isOpen && children}
    </dialog>
  )
}
