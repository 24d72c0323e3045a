import type { Schema } from './control.ts'

const text = { type: 'string' } as const
const moment = { type: 'string', format: 'date-time' } as const
const orNull = (schema: Schema) => ({ anyOf: [schema, { type: 'null' }] })

/** An object whose properties are all there. */
export const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties)
})

export const list = (items: Schema): Schema => ({ type: 'array', items })

export const TEXT: Schema = text
export const MOMENT: Schema = moment
export const FLAG: Schema = { type: 'boolean' }
export const AMOUNT: Schema = { type: 'string', description: 'A decimal of the major unit' }
export const COUNT: Schema = { type: 'integer' }
export const TEXT_OR_NULL: Schema = orNull(text)
export const MOMENT_OR_NULL: Schema = orNull(moment)
