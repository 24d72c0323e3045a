import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

export { fromJson } from './json.ts'

/** Makes the parser of a form: the value as the form has it, or null when it does not fit. */
export const parserOf =
  <S extends GenericSchema>(schema: S) =>
  (value: unknown): InferOutput<S> | null => {
    const result = safeParse(schema, value)
    return result.success ? result.output : null
  }
