import { atom } from 'nanostores'

import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { AWAY, REQUESTED } from './requested.ts'

const PATHS = /^\/[^/]+\/(deposit|withdraw)\//
const QUERY = ['autoSubmit', 'showToast']

/** Whether an address, or the page before it, has anything to say to the cashier. */
const asks = ({ pathname, searchParams }: URL, requested: string | undefined): boolean =>
  requested !== undefined || PATHS.test(pathname) || QUERY.some(name => searchParams.has(name))

const $state = atom(undefined)

/**
 * Loads what opens the cashier once an address asks for it: most pages never do. What could not be
 * loaded is loaded on the next page that asks.
 */
export const $openingCalls = $state

onVisit($state, () => {
  const { address, session } = environment()
  let stop: (() => void) | undefined
  let isOver = false

  async function consider(): Promise<void> {
    if (stop || !asks(address.current(), session.get(REQUESTED) ?? session.get(AWAY))) return
    const { $quickDepositOpening } = await import('./opening.ts')
    if (!stop && !isOver) stop = $quickDepositOpening.listen(() => {})
  }

  const look = () => void consider().catch(() => undefined)
  look()
  const unbind = address.onChange(look)
  return () => {
    isOver = true
    unbind()
    stop?.()
  }
})
