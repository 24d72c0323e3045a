/** Binds a row. */
export function touch(row: Element, event: Event): void {
  row.setAttribute('data-bound', event.type)
}
