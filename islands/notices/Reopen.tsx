import { useState } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'

/** Opens an account that its player had closed; what does so is loaded with the press. */
export function Reopen({ messages }: { readonly messages: Namespaces['notices'] }) {
  const [state, setState] = useState<'failed' | 'idle' | 'sending'>('idle')
  async function reopen() {
    setState('sending')
    const { reopenAccount } = await import('#stores/protection/keep-away.ts')
    setState((await reopenAccount(undefined)) ? 'idle' : 'failed')
  }
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={state === 'sending'}
        onClick={() => void reopen()}
      >
        {messages[state === 'sending' ? 'notices.reopening' : 'notices.reopen']}
      </button>
      <span role="alert">{state === 'failed' && messages['notices.notReopened']}</span>
    </>
  )
}
