import { atom, readonlyType } from 'nanostores'

import { fromJson } from '#contract/wire/json.ts'
import { type DrawnRecord, type DrawRecord, readDrawRecord } from '#contract/wire/raffle-draw.ts'
import { type Verdict, verifyDraw } from '#rules/raffle/verify.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'

export type { DrawnRecord }

type Undrawn = Exclude<DrawRecord, DrawnRecord>

export type DrawCheck =
  /** The address names none. */
  | { readonly status: 'none' }
  | { readonly status: 'failed' | 'loading' | 'missing'; readonly id: string }
  | { readonly status: 'undrawn'; readonly id: string; readonly record: Undrawn }
  | {
      readonly status: 'drawn'
      readonly id: string
      readonly record: DrawnRecord
      readonly verdict: Verdict
      /** The record as it was published. */
      readonly text: string
    }

const NAME = 'id'
/** More than a draw's number has never been asked for in good faith. */
const LONGEST = 100

const $state = atom<DrawCheck>({ status: 'none' })

/** The draw that the address names (`?id=…`), made again in this browser. */
export const $drawCheck = readonlyType($state)

async function published(id: string): Promise<string> {
  const { fetch, site } = environment()
  const { jackpot } = (await site()).endpoints
  if (jackpot === null) throw new Error('There is no jackpot service')
  const base = jackpot.replace(/\/$/, '')
  return await (await fetch(`${base}/v1/raffles/draws/${encodeURIComponent(id)}`)).text()
}

const isMissing = (thrown: unknown) =>
  thrown instanceof Error && thrown.message.startsWith('Error 404')

async function check(id: string): Promise<DrawCheck> {
  if (id.length > LONGEST) return { status: 'missing', id }
  let text: string
  try {
    text = await published(id)
  } catch (thrown) {
    return { status: isMissing(thrown) ? 'missing' : 'failed', id }
  }
  const record = readDrawRecord(fromJson(text))
  if (record?.instance_id !== id) return { status: 'failed', id }
  if (record.status !== 'drawn') return { status: 'undrawn', id, record }
  return { status: 'drawn', id, record, verdict: await verifyDraw(record), text }
}

let checking = 0

async function show(id: string): Promise<void> {
  const turn = ++checking
  $state.set({ status: 'loading', id })
  const result = await check(id)
  if (turn === checking) $state.set(result)
}

/** Reads what was published of a draw and makes it again; the address names it from then on. */
export async function checkDraw(id: string): Promise<void> {
  const { address } = environment()
  const url = address.current()
  url.searchParams.set(NAME, id)
  address.rewrite(url)
  await show(id)
}

onVisit($state, () => {
  const id = environment().address.current().searchParams.get(NAME)
  if (id) void show(id)
  return () => {
    checking += 1
    $state.set({ status: 'none' })
  }
})
