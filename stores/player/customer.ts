import { atom, readonlyType } from 'nanostores'

import {
  CustomerPopUpAddedDocument,
  GetCustomerInfoDocument,
  type GetCustomerInfoQuery
} from '#contract/generated/main/graphql.ts'
import { ask, follow } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

type CustomerInfo = NonNullable<NonNullable<GetCustomerInfoQuery['viewer']>['customer']>

export type Customer =
  | { readonly status: 'loading' }
  | { readonly status: 'notAvailable' }
  | ({ readonly status: 'ready' } & CustomerInfo)

const $state = atom<Customer>({ status: 'loading' })

/** What the house has blocked for the player, and what the player has to see. */
export const $customer = readonlyType($state)

async function read(): Promise<void> {
  const answer = await unlessFailed(ask(GetCustomerInfoDocument))
  const customer = answer?.viewer?.customer
  $state.set(customer ? { ...customer, status: 'ready' } : { status: 'notAvailable' })
}

function popUpsAdded(ids: readonly string[]): void {
  const customer = $state.get()
  if (customer.status !== 'ready') return
  const popUpsNeeded = [...new Set([...customer.popUpsNeeded, ...ids])]
  $state.set({ ...customer, popUpsNeeded })
}

/** What is still to be seen after the player has accepted one. */
export function popUpsLeft(popUpsNeeded: readonly string[]): void {
  const customer = $state.get()
  if (customer.status === 'ready') $state.set({ ...customer, popUpsNeeded: [...popUpsNeeded] })
}

onVisit($state, () =>
  whileLoggedIn(
    () => {
      $state.set({ status: 'loading' })
      return follow(CustomerPopUpAddedDocument, {
        next: ({ customerPopUpAdded }) => popUpsAdded(customerPopUpAdded.popUpIdsAdded),
        connected: () => void read()
      })
    },
    status => $state.set({ status: status === 'LOADING' ? 'loading' : 'notAvailable' })
  )
)
