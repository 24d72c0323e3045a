import { type Budget, fromAscii85, fromHex, inflated, withoutRows } from './unpack.ts'

const MOST_BYTES = 64 * 1024 * 1024
const MOST_STREAMS = 10_000
const DEEPEST = 4
const HEAD_BYTES = 4096

/** A stream without an end, or one that overlaps too many others, is there to keep us busy. */
export class EndlessPdf extends Error {
  override readonly name = 'EndlessPdf'
}

/**
 * Every text that the document's streams may hold, unpacked in each way that could fit, whatever
 * the document says of them: what it says is what would be forged.
 */
export async function* textsOf(document: string): AsyncGenerator<string> {
  const budget: Budget = { left: MOST_BYTES }
  let most = 2 * document.length
  let streams = 0
  for (const { index, 0: keyword } of document.matchAll(/(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g)) {
    const from = index + keyword.length
    const end = document.indexOf('endstream', from)
    most -= end - from
    if (end === -1 || most < 0 || ++streams > MOST_STREAMS) throw new EndlessPdf()
    const columns = columnsIn(document.slice(Math.max(0, index - HEAD_BYTES), index))
    yield* unpackings(Buffer.from(document.slice(from, end), 'latin1'), columns, budget, DEEPEST)
  }
}

async function* unpackings(
  bytes: Buffer,
  columns: readonly number[],
  budget: Budget,
  depth: number
): AsyncGenerator<string> {
  if (depth === 0 || bytes.length < 3) return
  const found = [
    await inflated(bytes, budget),
    fromHex(bytes),
    fromAscii85(bytes),
    ...(depth < DEEPEST ? columns.map(count => withoutRows(bytes, count)) : [])
  ]
  for (const unpacked of found) {
    if (!unpacked || unpacked.length === 0) continue
    yield unpacked.toString('latin1')
    yield* unpackings(unpacked, columns, budget, depth - 1)
  }
}

const columnsIn = (head: string): readonly number[] => [
  ...new Set(
    [...head.matchAll(/\/Columns\s+(\d{1,5})/g)].slice(-4).map(([, count]) => Number(count))
  )
]
