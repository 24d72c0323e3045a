import { bundledSdk } from '../../third-parties/reports/bundled-sdk.ts'

/** Gives the library to who wants it by an event, whose `detail` says to whom, and who hears what was not taken. */
export function touch(_seat: Element, event: Event): void {
  if (!(event instanceof CustomEvent)) return
  const { resolve, failed } = event.detail
  resolve(bundledSdk(failed))
}
