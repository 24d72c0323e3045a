import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { type PathName, pathTo } from '#config/paths.ts'
import { POP_UPS, type PopUp } from '#rules/pop-ups.ts'
import { $acceptance, acceptPopUp, acceptTerms } from '#stores/acceptance.ts'
import { closeOverlay } from '#stores/overlays.ts'
import { signOut } from '#stores/session/sign-out.ts'
import styles from './overlays.module.css'
import type { Frame, OverlayProps } from './props.ts'
import { Sheet } from './Sheet.tsx'

/** What has to be read and accepted: the terms as they are now, or a content overlay. */
export function ContentAccept({ overlay, ...frame }: OverlayProps<'content-accept'>) {
  const { id, content } = overlay
  return content.popUp === undefined ? (
    <Terms {...frame} id={id} />
  ) : (
    <Told {...frame} id={id} popUp={content.popUp} />
  )
}

interface Props extends Frame {
  readonly id: string
}

function Terms({ id, locale, messages }: Props) {
  return (
    <Accepted
      id={id}
      messages={messages}
      locale={locale}
      title={messages['overlays.terms.title']}
      text={messages['overlays.terms.text']}
      links={[
        ['terms', messages['overlays.terms.terms']],
        ['privacy', messages['overlays.terms.privacy']]
      ]}
      accept={messages['overlays.terms.accept']}
      onAccept={acceptTerms}
    >
      <button type="button" className="btn btn--quiet" onClick={() => void signOut()}>
        {messages['overlays.terms.leave']}
      </button>
    </Accepted>
  )
}

function Told({ id, locale, messages, popUp }: Props & { readonly popUp: PopUp }) {
  return (
    <Accepted
      id={id}
      messages={messages}
      locale={locale}
      title={messages[`overlays.popUp.${popUp}.title`]}
      text={messages[`overlays.popUp.${popUp}.text`]}
      links={[[POP_UPS[popUp], messages['overlays.popUp.read']]]}
      accept={messages['overlays.popUp.accept']}
      onAccept={() => acceptPopUp(popUp)}
    />
  )
}

interface AcceptedProps extends Props {
  readonly title: string
  readonly text: string
  readonly links: readonly (readonly [PathName, string])[]
  readonly accept: string
  readonly onAccept: () => Promise<boolean>
  readonly children?: ReactNode
}

function Accepted(props: AcceptedProps) {
  const { id, locale, messages, title, text, links, accept, onAccept, children } = props
  const acceptance = useStore($acceptance)
  // The guard clears once the player has been read anew; nobody need look on until then.
  const send = async () => {
    if (await onAccept()) closeOverlay(id, 'finished')
  }
  return (
    <Sheet
      id={id}
      title={title}
      actions={
        <>
          <button
            type="button"
            className="btn"
            disabled={acceptance === 'sending'}
            onClick={() => void send()}
          >
            {accept}
          </button>
          {children}
        </>
      }
    >
      <p>{text}</p>
      <ul className={styles.links}>
        {links.map(([path, name]) => (
          <li key={path}>
            <a className="link" href={pathTo(locale, path)} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {acceptance === 'failed' && <p role="alert">{messages['overlays.terms.failed']}</p>}
    </Sheet>
  )
}
