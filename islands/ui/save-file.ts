/** So that spreadsheets take the text for UTF-8. */
const MARK = '\uFEFF'

/** Gives the reader a text as a file of this name. */
export function saveFile(name: string, type: string, text: string): void {
  const parts = type.startsWith('text/csv') ? [MARK, text] : [text]
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken what it needs once this turn is over.
  queueMicrotask(() => URL.revokeObjectURL(address))
}
