import { useStore } from '@nanostores/react'

import { pathTo } from '#config/paths.ts'
import { closeQuickDeposit, openQuickDeposit } from '#stores/quick-deposit/request.ts'
import { supportLink } from '#stores/support.ts'
import { $depositFirst } from '#stores/withdrawal/deposit-first.ts'
import type { WithdrawalBlock } from '#stores/withdrawal/options.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from '../quick-deposit.module.css'
import type { WithdrawProps } from './props.ts'
import own from './withdraw.module.css'

/** Why nothing can be withdrawn, and who or what changes that. */
export function Blocked({
  block,
  locale,
  messages
}: WithdrawProps & { readonly block: WithdrawalBlock }) {
  const needsDocuments = block === 'KYC_REQUIRED'
  return (
    <div className={styles.outcome}>
      <Icon name={needsDocuments ? 'person' : 'pause'} />
      <div className={own.why}>
        <h3>{messages[`withdraw.block.${block}.title`]}</h3>
        <p>{messages[`withdraw.block.${block}.text`]}</p>
      </div>
      <a
        className="btn btn--big"
        href={needsDocuments ? pathTo(locale, 'documents') : supportLink()}
      >
        {messages[needsDocuments ? 'withdraw.block.KYC_REQUIRED.act' : 'withdraw.support']}
      </a>
    </div>
  )
}

function deposit(): void {
  closeQuickDeposit()
  openQuickDeposit()
}

/** Nobody has deposited yet: where money comes from it goes back to. */
export function NoAccount({ messages }: WithdrawProps) {
  const first = useStore($depositFirst, { ssr: 'initial' })
  return (
    <div className={styles.outcome}>
      <Icon name="bank" />
      <div className={own.why}>
        <h3>{messages['withdraw.noAccount.title']}</h3>
        <p>{messages['withdraw.noAccount.text']}</p>
      </div>
      {first === 'open' && (
        <button type="button" className="btn btn--big" onClick={deposit}>
          {messages['withdraw.noAccount.deposit']}
        </button>
      )}
      {first === 'blocked' && (
        <a className="btn btn--big btn--quiet" href={supportLink()}>
          {messages['withdraw.support']}
        </a>
      )}
    </div>
  )
}
