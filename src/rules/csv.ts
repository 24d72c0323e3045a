/** What a spreadsheet would take for a formula is told as text. */
const FORMULA = /^[=+\-@\t\r]/
/** What is below zero stays a figure, so that a column can be summed. */
const FIGURE = /^-\d+(\.\d+)?$/

function cellOf(value: string): string {
  const safe = FORMULA.test(value) && !FIGURE.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as a file of comma-separated values (RFC 4180), which spreadsheets open. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cellOf).join()}\r\n`).join('')
