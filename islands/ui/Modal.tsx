import { type ReactNode, useLayoutEffect, useRef } from 'react'

import './modal.css'

interface Props {
  readonly isOpen: boolean
  readonly label: string
  /** The id of the words that are read out with the label, where it says too little. */
  readonly describedBy?: string
  /** It asks or warns, and wants an answer before anything else. */
  readonly isAlert?: boolean
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
export function Modal(props: Props) {
  const { isOpen, label, describedBy, isAlert, className, hidesBackdrop, onEscape, children } =
    props
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.setAttribute('closedby', onEscape ? 'closerequest' : 'none')
    if (isOpen && !element.open) show(element)
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
      role={isAlert ? 'alertdialog' : undefined}
      aria-label={label}
      aria-describedby={describedBy}
      data-backdrop={hidesBackdrop ? 'none' : undefined}
      onCancel={event => {
        event.preventDefault()
        onEscape?.()
      }}
      onClose={({ currentTarget }) => {
        // A browser that knows no `closedby` closes at a second Escape without having asked.
        if (!isOpen || currentTarget.open) return
        if (onEscape) onEscape()
        else show(currentTarget)
      }}
    >
      {isOpen && children}
    </dialog>
  )
}

/** Where a scroll bar takes room, the room is kept while it is away. */
function show(dialog: HTMLDialogElement): void {
  const { documentElement: root } = document
  root.toggleAttribute('data-gutter', window.innerWidth > root.clientWidth)
  dialog.showModal()
}
