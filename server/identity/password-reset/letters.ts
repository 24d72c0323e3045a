import type { Locale } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { href } from '#config/routes.ts'
import type { Player } from '../../capabilities/player/index.ts'
import type { Config } from '../../config.ts'
import type { Message } from '../outbox.ts'
import { type TextKey, textsOf } from '../pages/texts.ts'
import { CODE_MINUTES } from '../verification/rules.ts'
import type { Secrets } from '../verification/secrets.ts'
import { passwordPath } from './paths.ts'

interface Letter {
  readonly config: Config
  readonly locale: Locale
  readonly recipient: string
}

function mail(
  { config, locale, recipient }: Letter,
  subject: TextKey,
  link: URL,
  body: readonly string[]
): Message {
  const text = textsOf(locale, config.operator)
  return {
    channel: 'mail',
    recipient,
    subject: text(subject),
    body: [text('identity.mail.greeting'), ...body].join('\n\n'),
    link: link.href
  }
}

/** Code and link for the owner of an account. */
export function resetLetter(letter: Letter, { code, token }: Secrets): Message {
  const { config, locale } = letter
  const text = textsOf(locale, config.operator)
  const link = new URL(passwordPath(config, locale, 'link'), config.publicUrl)
  link.searchParams.set('token', token)
  return mail(letter, 'identity.mail.resetSubject', link, [
    text('identity.mail.code', { code, minutes: CODE_MINUTES }),
    text('identity.mail.link'),
    link.href,
    text('identity.mail.resetNotYou')
  ])
}

/** For an address that no account has. */
export function noAccountLetter(letter: Letter): Message {
  const { config, locale } = letter
  const text = textsOf(locale, config.operator)
  const link = new URL(href(locale, 'register'), config.publicUrl)
  return mail(letter, 'identity.mail.noAccountSubject', link, [
    text('identity.mail.noAccount'),
    link.href,
    text('identity.mail.ignore')
  ])
}

/** Tells the owner of an account of a change that somebody else may have made. */
export function changedLetter(config: Config, { email, language }: Player): Message {
  const text = textsOf(language, config.operator)
  const link = new URL(passwordPath(config, language), config.publicUrl)
  const letter = { config, locale: language, recipient: email }
  return mail(letter, 'identity.mail.passwordChangedSubject', link, [
    text('identity.mail.passwordChanged'),
    text('identity.mail.passwordNotYou', { mail: OPERATORS[config.operator].supportMail }),
    link.href
  ])
}
