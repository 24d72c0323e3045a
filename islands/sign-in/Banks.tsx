import { BANK_PROVIDERS, type BankProvider } from '#config/bank-providers.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { signInThroughBank } from '#stores/entry/bank-login.ts'
import styles from './sign-in.module.css'
import { WayButton } from './WayButton.tsx'

interface Props {
  readonly messages: Namespaces['login']
  readonly banks: readonly BankProvider[]
  /** The first one is what the page proposes. */
  readonly isMain: boolean
}

/** A button for each bank or payment service that may vouch for the visitor. */
export function Banks({ messages, banks, isMain }: Props) {
  return (
    <fieldset className={styles.banks} data-main={isMain ? '' : undefined}>
      <legend>{messages['login.banks']}</legend>
      {banks.map((bank, index) => (
        <WayButton
          key={bank}
          way={bank}
          kind={isMain && index === 0 ? 'main' : 'quiet'}
          icon="bank"
          onPress={() => void signInThroughBank(bank)}
        >
          {BANK_PROVIDERS[bank].title}
        </WayButton>
      ))}
    </fieldset>
  )
}
