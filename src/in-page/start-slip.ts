import { missingSheet } from './islands-sheet.ts'
import { onceTrue } from './once-true.ts'
import { wantsSlip } from './slip-hint.ts'

/**
 * Fetches the islands' runtime and styles for the bet slip of a visitor, once something is on it or a
 * booking code is to be put there, as the `client:slip` directive asks: at once, or when this tab or
 * another one picks. Who has picked nothing loads neither.
 */
const { runtime } = document.currentScript?.dataset ?? {}

function start(): void {
  if (runtime) void import(/* @vite-ignore */ `/_astro/${runtime}`)
}

onceTrue(wantsSlip, () => {
  const sheet = missingSheet(document)
  if (!sheet) {
    start()
    return
  }
  sheet.onload = start
  document.head.append(sheet)
})
