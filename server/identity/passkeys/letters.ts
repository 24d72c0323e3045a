import { href } from '#config/routes.ts'
import type { Player } from '../../capabilities/player/index.ts'
import type { Config } from '../../config.ts'
import type { Message } from '../outbox.ts'
import { textsOf } from '../pages/texts.ts'

const WORDS = {
  added: { subject: 'identity.mail.passkeyAddedSubject', fact: 'identity.mail.passkeyAdded' },
  removed: { subject: 'identity.mail.passkeyRemovedSubject', fact: 'identity.mail.passkeyRemoved' }
} as const

/** Tells the owner of an account of a change that somebody else may have made. */
export function passkeyLetter(
  config: Config,
  { email, language }: Player,
  change: keyof typeof WORDS
): Message {
  const text = textsOf(language, config.operator)
  const { subject, fact } = WORDS[change]
  const link = new URL(href(language, 'profile'), config.publicUrl).href
  return {
    channel: 'mail',
    recipient: email,
    subject: text(subject),
    body: [
      text('identity.mail.greeting'),
      text(fact),
      text('identity.mail.passkeyNotYou'),
      link
    ].join('\n\n'),
    link
  }
}
