import { useStore } from '@nanostores/react'
import { use } from 'react'

import { lateTexts } from '#stores/late-texts.ts'
import { $withdrawing } from '#stores/withdrawal/withdrawal.ts'
import type { WithdrawProps } from './props.ts'
import { WithdrawView } from './WithdrawView.tsx'

/** The overlay's other half, loaded with its words when somebody wants to withdraw. */
export function Withdraw({ locale }: Pick<WithdrawProps, 'locale'>) {
  const messages = use(lateTexts(locale, 'withdraw'))
  const state = useStore($withdrawing, { ssr: 'initial' })
  return <WithdrawView state={state} locale={locale} messages={messages} />
}
