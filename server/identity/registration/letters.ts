import type { Locale } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { href } from '#config/routes.ts'
import type { Config } from '../../config.ts'
import type { Message } from '../outbox.ts'
import { textsOf } from '../pages/texts.ts'
import { CODE_MINUTES } from '../verification/rules.ts'
import type { Secrets } from '../verification/secrets.ts'

interface Letter {
  readonly config: Config
  readonly locale: Locale
  readonly recipient: string
}

const paragraphs = (...parts: readonly string[]) => parts.join('\n\n')

const site = ({ config, locale }: Letter, name: 'login' | 'register' | 'verifyEmail') =>
  new URL(href(locale, name), config.publicUrl)

/** A name that could be read as an address or an offer is greeted without it. */
const isPlainName = (name: string) => /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name)

/** Code and link for somebody who may open an account. */
export function codeLetter(letter: Letter, name: string, { code, token }: Secrets): Message {
  const { config, locale, recipient } = letter
  const text = textsOf(locale, config.operator)
  const link = site(letter, 'verifyEmail')
  link.searchParams.set('token', token)
  return {
    channel: 'mail',
    recipient,
    subject: text('identity.mail.codeSubject'),
    body: paragraphs(
      isPlainName(name)
        ? text('identity.mail.greetingName', { name })
        : text('identity.mail.greeting'),
      text('identity.mail.code', { code, minutes: CODE_MINUTES }),
      text('identity.mail.link'),
      link.href,
      text('identity.mail.notYou')
    ),
    link: link.href
  }
}

/** For the owner of an address that has an account. */
export function knownLetter(letter: Letter): Message {
  const text = textsOf(letter.locale, letter.config.operator)
  const link = site(letter, 'login').href
  return {
    channel: 'mail',
    recipient: letter.recipient,
    subject: text('identity.mail.knownSubject'),
    body: paragraphs(
      text('identity.mail.greeting'),
      text('identity.mail.known'),
      link,
      text('identity.mail.ignore')
    ),
    link
  }
}

/** For somebody who has an account under another address: it says nothing of that one. */
export function refusedLetter(letter: Letter): Message {
  const { operator } = letter.config
  const text = textsOf(letter.locale, operator)
  return {
    channel: 'mail',
    recipient: letter.recipient,
    subject: text('identity.mail.refusedSubject'),
    body: paragraphs(
      text('identity.mail.greeting'),
      text('identity.mail.refused'),
      text('identity.mail.help', { mail: OPERATORS[operator].supportMail }),
      text('identity.mail.ignore')
    )
  }
}

/** For an address where no registration waits for a code. */
export function nothingLetter(letter: Letter): Message {
  const text = textsOf(letter.locale, letter.config.operator)
  const link = site(letter, 'register').href
  return {
    channel: 'mail',
    recipient: letter.recipient,
    subject: text('identity.mail.nothingSubject'),
    body: paragraphs(
      text('identity.mail.greeting'),
      text('identity.mail.nothing'),
      link,
      text('identity.mail.ignore')
    ),
    link
  }
}
