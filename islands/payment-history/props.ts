import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export interface PaymentsProps {
  readonly locale: Locale
  readonly messages: Namespaces['payments']
  /** The methods that payments may have been made by. */
  readonly methods: readonly { readonly id: string; readonly name: string }[]
  /** Where somebody who has not paid yet begins. */
  readonly depositHref: string
}
