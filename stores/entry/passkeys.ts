import { atom, readonlyType } from 'nanostores'

import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  type PasskeyErrorCode,
  type PasskeyFieldsFragment,
  PasskeysDocument,
  RemovePasskeyDocument
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

export type Passkey = PasskeyFieldsFragment

const LONGEST_NAME = 60

type Problem = PasskeyErrorCode | 'SENT_AWAY' | 'SIGN_IN_AGAIN' | 'UNANSWERED'

/** How adding a passkey goes: its name, the password where it is wanted, the browser's question. */
export type Adding =
  | { readonly status: 'closed' }
  | {
      readonly status: 'naming' | 'working'
      readonly name: string
      readonly wantsPassword: boolean
      readonly problem?: Problem
    }

/** One that is being removed or could not be: nobody answered, or there is no other way in. */
export interface Removing {
  readonly id: string
  readonly status: 'lastWay' | 'unanswered' | 'working'
}

export type Passkeys =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      readonly hasPassword: boolean
      /** Whether this browser can make one. */
      readonly isOffered: boolean
      readonly passkeys: readonly Passkey[]
      readonly adding: Adding
      readonly removing?: Removing | undefined
    }

type Ready = Extract<Passkeys, { status: 'ready' }>

const $state = atom<Passkeys>({ status: 'loading' })

export const $passkeys = readonlyType($state)

const change = (what: Partial<Ready>): void => {
  const state = $state.get()
  if (state.status === 'ready') $state.set({ ...state, ...what })
}

/** Reads by what the player signs in; also what is asked for after that has failed. */
export async function readPasskeys(): Promise<void> {
  $state.set({ status: 'loading' })
  const viewer = (await unlessFailed(ask(PasskeysDocument)))?.viewer
  if ($state.get().status !== 'loading') return
  if (!viewer) return $state.set({ status: 'failed' })
  const { hasPassword, passkeys } = viewer
  const isOffered = environment().passkeys.isOffered()
  $state.set({ status: 'ready', hasPassword, passkeys, isOffered, adding: { status: 'closed' } })
}

onVisit($state, () =>
  whileLoggedIn(
    () => {
      void readPasskeys()
      return () => $state.set({ status: 'loading' })
    },
    () => $state.set({ status: 'loading' })
  )
)

/** Opens the form for another passkey, with a name to begin with. */
export const openAdding = (name: string): void =>
  change({ adding: { status: 'naming', name, wantsPassword: false } })

export const closeAdding = (): void => change({ adding: { status: 'closed' } })

export function namePasskey(name: string): void {
  const state = $state.get()
  if (state.status !== 'ready' || state.adding.status !== 'naming') return
  const { wantsPassword } = state.adding
  change({ adding: { status: 'naming', name, wantsPassword } })
}

/** A device that has one already, or none to give, refuses by an error. */
async function fromBrowser(options: unknown): Promise<object | Problem> {
  try {
    return (await environment().passkeys.make(options)) ?? 'SENT_AWAY'
  } catch (thrown) {
    if (thrown instanceof Error) return 'REFUSED'
    throw thrown
  }
}

async function make(name: string, password: string | null): Promise<Passkey | Problem> {
  const begun = (await unlessFailed(ask(BeginPasskeyDocument, { password })))?.beginPasskey
  if (!begun?.ok) return begun?.error?.code ?? 'UNANSWERED'
  const { challengeId, options } = begun.ok
  const response = await fromBrowser(options)
  if (typeof response === 'string') return response
  const input = { challengeId, response, name }
  const added = (await unlessFailed(ask(AddPasskeyDocument, { input })))?.addPasskey
  return added?.ok ?? added?.error?.code ?? 'UNANSWERED'
}

/** Makes a passkey on this device or on one that the browser offers; once at a time. */
export async function addPasskey(password: string): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready' || state.adding.status !== 'naming') return
  const { name, wantsPassword } = state.adding
  change({ adding: { status: 'working', name, wantsPassword } })
  const label = name.trim().slice(0, LONGEST_NAME)
  const made = await make(label, password === '' ? null : password)
  const now = $state.get()
  if (now.status !== 'ready' || now.adding.status !== 'working') return
  if (typeof made === 'object') {
    change({ passkeys: [made, ...now.passkeys], adding: { status: 'closed' } })
    return
  }
  if (made === 'PASSWORD_NEEDED' && !now.hasPassword) {
    change({ adding: { status: 'naming', name, wantsPassword, problem: 'SIGN_IN_AGAIN' } })
    return
  }
  const asksPassword = made === 'PASSWORD_NEEDED'
  const isTold = !asksPassword || wantsPassword
  const wants = wantsPassword || asksPassword
  const adding = { status: 'naming', name, wantsPassword: wants } as const
  change({ adding: isTold ? { ...adding, problem: made } : adding })
}

/** Removes one, so that it signs nobody in any more; the only way in stays. */
export async function removePasskey(id: string): Promise<void> {
  change({ removing: { id, status: 'working' } })
  const answer = await unlessFailed(ask(RemovePasskeyDocument, { id }))
  if (!answer) return change({ removing: { id, status: 'unanswered' } })
  if (!answer.removePasskey.removed) return tellWhatStays(id)
  const state = $state.get()
  if (state.status !== 'ready') return
  change({ passkeys: without(state.passkeys, id), removing: undefined })
}

const without = (passkeys: readonly Passkey[], id: string) =>
  passkeys.filter(passkey => passkey.id !== id)

/** Another tab may have removed it before; what is still there is the last way in. */
async function tellWhatStays(id: string): Promise<void> {
  const passkeys = (await unlessFailed(ask(PasskeysDocument)))?.viewer?.passkeys
  if (!passkeys) return change({ removing: { id, status: 'unanswered' } })
  const stays = passkeys.some(passkey => passkey.id === id)
  change({ passkeys, removing: stays ? { id, status: 'lastWay' } : undefined })
}
