import { onceTrue } from './once-true.ts'
import { mayHaveSession } from './session-hint.ts'

/**
 * Fetches the islands' runtime and code once a session may exist: at once, or when another tab
 * signs in. A visitor's page carries neither. It runs again on every page swapped in, which may name
 * other chunks.
 */
const { chunks, runtime } = document.currentScript?.dataset ?? {}

function markPagesToCome(): void {
  if (window.marksNext) return
  window.marksNext = true
  document.addEventListener('astro:before-swap', event => {
    if (mayHaveSession()) window.markSession?.(event.newDocument)
  })
}

function preload(chunk: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = `/_astro/${chunk}.js`
  document.head.append(link)
}

onceTrue(mayHaveSession, () => {
  window.markSession?.(document)
  markPagesToCome()
  if (chunks) for (const chunk of chunks.split(' ')) preload(chunk)
  if (runtime) void import(/* @vite-ignore */ `/_astro/${runtime}`)
})
