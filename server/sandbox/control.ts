import type { Player } from '../capabilities/player/index.ts'
import type { Ports } from '../ports.ts'
import { type Fields, type Input, readFields } from './field.ts'

/** A JSON schema, as OpenAPI 3.1 has them. */
export type Schema = Readonly<Record<string, unknown>>

interface Described<Id extends string> {
  /** Names the operation, and its words: `sandbox.<id>.title`, `.hint` and `.submit`. */
  readonly id: Id
  readonly method: 'GET' | 'POST'
  /** Below `/sandbox/api`; a control of one player stands below `/players/{playerId}`. */
  readonly path: string
  /** One sentence for the description of the interface. */
  readonly summary: string
  /** Of the body, or of the query of a GET. */
  readonly fields: Fields
  readonly answer: Schema
}

export interface PlatformControl<Id extends string = string> extends Described<Id> {
  readonly scope: 'platform'
  run(ports: Ports, raw: unknown): Promise<object>
}

export interface PlayerControl<Id extends string = string> extends Described<Id> {
  readonly scope: 'player'
  run(ports: Ports, raw: unknown, player: Player): Promise<object>
}

/** One thing that the console can do: a call of its API and, when it changes something, a form. */
export type Control = PlatformControl | PlayerControl

type Given<Id extends string, F extends Fields> = Omit<Described<Id>, 'fields'> & {
  readonly fields: F
}

/** A control of the platform as a whole; what it runs is given its fields as they were read. */
export function platformControl<const Id extends string, const F extends Fields>(
  given: Given<Id, F> & { readonly run: (ports: Ports, input: Input<F>) => Promise<object> }
): PlatformControl<Id> {
  const { run, fields } = given
  return { ...given, scope: 'platform', run: (ports, raw) => run(ports, readFields(fields, raw)) }
}

/** A control of one player. */
export function playerControl<const Id extends string, const F extends Fields>(
  given: Given<Id, F> & {
    readonly run: (ports: Ports, input: Input<F>, player: Player) => Promise<object>
  }
): PlayerControl<Id> {
  const { run, fields } = given
  return {
    ...given,
    scope: 'player',
    run: (ports, raw, player) => run(ports, readFields(fields, raw), player)
  }
}
