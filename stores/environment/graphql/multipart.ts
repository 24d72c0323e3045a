import type { GraphqlFault } from '../failure.ts'

interface Patch {
  readonly data?: unknown
  readonly items?: readonly unknown[]
  readonly path?: readonly (number | string)[]
  readonly label?: string
  readonly errors?: readonly GraphqlFault[]
  readonly extensions?: Readonly<Record<string, unknown>>
}

interface Part extends Patch {
  readonly incremental?: readonly Patch[]
  readonly hasNext?: boolean
}

interface Merged {
  data: unknown
  errors: GraphqlFault[]
  extensions: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function mergeDeep(target: unknown, source: unknown): unknown {
  if (!isRecord(target) || !isRecord(source)) return source
  const merged = { ...target }
  for (const [key, value] of Object.entries(source)) merged[key] = mergeDeep(merged[key], value)
  return merged
}

/** A copy of the value with the change made at the path. */
function at(
  value: unknown,
  path: readonly (number | string)[],
  change: (found: unknown) => unknown
): unknown {
  const [step, ...rest] = path
  if (step === undefined) return change(value)
  if (Array.isArray(value)) {
    const copy = [...value]
    copy[Number(step)] = at(copy[Number(step)], rest, change)
    return copy
  }
  const record = isRecord(value) ? value : {}
  return { ...record, [step]: at(record[step], rest, change) }
}

function apply(merged: Merged, patch: Patch): void {
  const path = patch.path ?? []
  const { data, items } = patch
  if (data !== undefined) merged.data = at(merged.data, path, found => mergeDeep(found, data))
  if (items)
    merged.data = at(merged.data, path.slice(0, -1), found => {
      const list = Array.isArray(found) ? [...found] : []
      list.splice(Number(path.at(-1) ?? list.length), items.length, ...items)
      return list
    })
  merged.errors.push(...(patch.errors ?? []))
  Object.assign(merged.extensions, patch.extensions)
}

/** The boundary that a `multipart/mixed` content type names; a dash where it names none. */
export function boundaryOf(contentType: string): string {
  return /boundary="?([^";]+)"?/i.exec(contentType)?.[1] ?? '-'
}

/** Merges the parts of a streamed answer into the one answer that they make up. */
export function mergeParts(text: string, boundary: string): object {
  const merged: Merged = { data: undefined, errors: [], extensions: {} }
  for (const chunk of `\n${text.replaceAll('\r\n', '\n')}`.split(`\n--${boundary}`)) {
    const [, ...body] = chunk.split('\n\n')
    const json = body.join('').trim()
    if (!json) continue
    const part: Part = JSON.parse(json)
    apply(merged, part)
    for (const patch of part.incremental ?? []) apply(merged, patch)
  }
  return {
    data: merged.data ?? null,
    ...(merged.errors.length > 0 && { errors: merged.errors }),
    ...(Object.keys(merged.extensions).length > 0 && { extensions: merged.extensions })
  }
}
