/** As the formatter of the project lays tables out: columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map(cells => cells[column]?.length ?? 0))
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rest.map(line)].join('\n')
}
