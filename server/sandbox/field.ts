import { SandboxRefusal } from './refusal.ts'

interface Common {
  readonly description: string
  readonly optional?: true
}

export interface TextField extends Common {
  readonly type: 'string'
  readonly maxLength: number
  readonly pattern?: string
  readonly format?: 'date-time'
  readonly default?: string
}

export interface ChoiceField extends Common {
  readonly type: 'choice'
  readonly options: readonly string[]
  readonly default?: string
}

export interface FlagField extends Common {
  readonly type: 'boolean'
}

export interface NumberField extends Common {
  readonly type: 'integer'
  readonly minimum: number
  readonly maximum: number
  readonly default?: number
}

export type Field = ChoiceField | FlagField | NumberField | TextField

export type Fields = Readonly<Record<string, Field>>

interface Values {
  string: string
  boolean: boolean
  integer: number
}

type ValueOf<F extends Field> = F extends ChoiceField
  ? F['options'][number]
  : F extends { readonly type: keyof Values }
    ? Values[F['type']]
    : never

type Given<F extends Field> = F extends { readonly optional: true }
  ? ValueOf<F> | undefined
  : ValueOf<F>

/** What a control is given once its fields have been read. */
export type Input<F extends Fields> = { readonly [Name in keyof F]: Given<F[Name]> }

/** Reads the fields out of a body or a query; throws for the first one that does not fit. */
export function readFields<F extends Fields>(fields: F, raw: unknown): Input<F> {
  const source = new Map(typeof raw === 'object' && raw !== null ? Object.entries(raw) : [])
  for (const name of source.keys())
    if (!Object.hasOwn(fields, name)) throw new SandboxRefusal(400, 'UNKNOWN_FIELD', name)
  const read = Object.entries(fields).map(([name, field]) => [
    name,
    readField(name, field, source.get(name))
  ])
  return Object.fromEntries(read) as Input<F>
}

function readField(name: string, field: Field, given: unknown): unknown {
  const isMissing = given === undefined || given === null || given === ''
  if (isMissing) {
    if ('default' in field && field.default !== undefined) return field.default
    if (field.optional) return undefined
    throw new SandboxRefusal(400, 'MISSING_FIELD', name)
  }
  if (!fits(field, given)) throw new SandboxRefusal(400, 'INVALID_FIELD', name)
  return given
}

function fits(field: Field, given: unknown): boolean {
  switch (field.type) {
    case 'boolean':
      return typeof given === 'boolean'
    case 'integer':
      return (
        typeof given === 'number' &&
        Number.isInteger(given) &&
        given >= field.minimum &&
        given <= field.maximum
      )
    case 'choice':
      return typeof given === 'string' && field.options.includes(given)
    case 'string':
      return typeof given === 'string' && given.length <= field.maxLength && isOfForm(field, given)
    default:
      return field satisfies never
  }
}

const isOfForm = ({ pattern, format }: TextField, text: string): boolean =>
  (pattern === undefined || new RegExp(pattern).test(text)) &&
  (format === undefined || !Number.isNaN(Date.parse(text)))
