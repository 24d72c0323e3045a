import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** Makes the parser of a form: the value as the form has it, or null when it does not fit. */
export const parserOf =
  <S extends GenericSchema>(schema: S) =>
  (value: unknown): InferOutput<S> | null => {
    const result = safeParse(schema, value)
    return result.success ? result.output : null
  }

/** The value that a JSON text stands for, or undefined when it is not JSON. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
