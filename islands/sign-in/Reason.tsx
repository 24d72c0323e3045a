import { useStore } from '@nanostores/react'

import type { Namespaces } from '#messages/catalogue.ts'
import { $arrival } from '#stores/entry/arrive.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { Notice } from '../ui/Notice.tsx'

/** Why the player was signed out, until a new try has something to say. */
export function Reason({ messages }: { readonly messages: Namespaces['login'] }) {
  const { reason } = useStore($arrival, { ssr: 'initial' })
  const { status } = useStore($wayIn, { ssr: 'initial' })
  if (!reason || status === 'error') return null
  return (
    <Notice>
      <p>{messages[`login.reason.${reason}`]}</p>
    </Notice>
  )
}
