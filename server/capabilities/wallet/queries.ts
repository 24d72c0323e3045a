import { CURRENCIES } from '#config/currencies.ts'
import { minimumWithdrawal } from '#rules/money.ts'
import { playerOf } from '../../context.ts'
import type { ViewerResolvers } from '../../generated/main.ts'
import { readWallet } from './store.ts'

export const wallet: NonNullable<ViewerResolvers['wallet']> = async (_viewer, _input, context) => {
  const { id, currency } = playerOf(context)
  const { cash, bonus, version } = await readWallet(context.ports.db.kysely, id, currency)
  return {
    id: `wallet:${id}`,
    balance: { minor: cash, currency },
    bonusBalance: { minor: bonus, currency },
    currency,
    minDepositAmount: { minor: CURRENCIES[currency].minDeposit, currency },
    minWithdrawalAmount: { minor: minimumWithdrawal(currency), currency },
    version
  }
}
