import type { MessageValues } from '#rules/message-format.ts'

/** A message that has names to put in and no plurals, for which more would have to be loaded. */
export const fillNames = (text: string, values: MessageValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
