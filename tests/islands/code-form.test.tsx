import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { CodeForm } from '#islands/ui/CodeForm.tsx'
import { catalogue } from '#messages/catalogue.ts'

const ENTRY = {
  verification: {
    id: 'verification-1',
    recipient: 'ann@example.com',
    expiresAt: '2026-11-27T12:10:00.000Z',
    resendAt: '2026-11-27T12:00:30.000Z'
  },
  code: '',
  resending: { status: 'idle' },
  refused: 0
} as const

const messages = catalogue('en', 'entry')

const drawn = (isBasic: boolean) =>
  renderToStaticMarkup(
    <CodeForm
      locale="en"
      messages={messages}
      entry={ENTRY}
      isSending={false}
      isBasic={isBasic}
      onCode={() => undefined}
      onResend={() => undefined}
    >
      <p>{messages['entry.code.spam']}</p>
    </CodeForm>
  )

describe('the page of a code', () => {
  test('lets a phone fill the code in, and brings up the keys for figures', () => {
    expect(drawn(false)).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i)
  })

  test('says whom the code went to, and where to look for it', () => {
    expect(drawn(false)).toContain('ann@example.com')
    expect(drawn(false)).toContain(messages['entry.code.spam'])
  })

  test('with BasicEnterCode has the field and another code, and no more [CONS-16]', () => {
    expect(drawn(true)).toContain('one-time-code')
    expect(drawn(true)).toContain(messages['entry.code.again'])
    expect(drawn(true)).not.toContain('ann@example.com')
    expect(drawn(true)).not.toContain(messages['entry.code.spam'])
  })
})
