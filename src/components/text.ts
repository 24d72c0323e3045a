/** Puts values into the `{name}` places of a text. */
export function fill(text: string, values: Readonly<Record<string, number | string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
