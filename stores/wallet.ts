import { atom, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import {
  type MoneyType,
  WalletDocument,
  WalletSnapshotDocument,
  type WalletSubscription
} from '#contract/generated/main/graphql.ts'
import { ask, follow } from './calls/main.ts'
import { onVisit } from './lib/on-visit.ts'
import { unlessFailed } from './lib/unless-failed.ts'
import { minorOf } from './lib/wire-money.ts'
import { whileLoggedIn } from './session/while-logged-in.ts'

export type Wallet =
  | { readonly status: 'LOADING' }
  | { readonly status: 'NOT_AVAILABLE' }
  | {
      readonly status: 'STREAMING'
      /** Minor units, as are all amounts here. */
      readonly balance: bigint
      readonly bonusBalance: bigint
      readonly currency: CurrencyCode
      readonly minDeposit: bigint
      readonly minWithdrawal: bigint
      readonly version: number
    }

/** One movement of the wallet as the platform told it. */
export interface WalletMove {
  readonly amount: bigint
  readonly currency: CurrencyCode
  readonly moneyType: MoneyType | null
  readonly balance: bigint
  readonly bonusBalance: bigint
}

interface WireBalances {
  readonly balance: string
  readonly bonusBalance: string
  readonly currency: string
  readonly version: number
  readonly minDepositAmount?: string | null
  readonly minWithdrawalAmount?: string | null
}

const $state = atom<Wallet>({ status: 'LOADING' })
const $move = atom<WalletMove | undefined>(undefined)

export const $wallet = readonlyType($state)

/** The last movement; undefined until one comes. */
export const $walletMove = readonlyType($move)

/** Takes figures up unless newer ones are shown; tells whether it did. */
function takeUp(wire: WireBalances): boolean {
  const known = $state.get()
  const { currency, version } = wire
  if (!isCurrency(currency)) return false
  if (known.status === 'STREAMING' && version < known.version) return false
  const isNew = known.status !== 'STREAMING' || version > known.version
  const before = known.status === 'STREAMING' ? known : { minDeposit: 0n, minWithdrawal: 0n }
  $state.set({
    status: 'STREAMING',
    balance: minorOf(wire.balance, currency),
    bonusBalance: minorOf(wire.bonusBalance, currency),
    currency,
    minDeposit: wire.minDepositAmount
      ? minorOf(wire.minDepositAmount, currency)
      : before.minDeposit,
    minWithdrawal: wire.minWithdrawalAmount
      ? minorOf(wire.minWithdrawalAmount, currency)
      : before.minWithdrawal,
    version
  })
  return isNew
}

async function readSnapshot(): Promise<void> {
  const { viewer } = await ask(WalletSnapshotDocument)
  if (viewer?.wallet) takeUp(viewer.wallet)
}

function balanceUpdated(event: WalletSubscription['balanceUpdated']): void {
  const { currency, amount, moneyType } = event
  if (!takeUp(event) || amount === null || !isCurrency(currency)) return
  $move.set({
    amount: minorOf(amount, currency),
    currency,
    moneyType,
    balance: minorOf(event.balance, currency),
    bonusBalance: minorOf(event.bonusBalance, currency)
  })
}

// After every connection the figures are read again: what was missed meanwhile shows at once.
onVisit($state, () =>
  whileLoggedIn(
    ({ isRefreshable }) => {
      $move.set(undefined)
      $state.set({ status: isRefreshable ? 'LOADING' : 'NOT_AVAILABLE' })
      if (!isRefreshable) return () => {}
      return follow(WalletDocument, {
        next: data => balanceUpdated(data.balanceUpdated),
        connected: () => void unlessFailed(readSnapshot())
      })
    },
    status => $state.set({ status: status === 'LOADING' ? 'LOADING' : 'NOT_AVAILABLE' })
  )
)

// Movements come by the same stream as the figures.
onVisit($move, () => $state.listen(() => {}))
