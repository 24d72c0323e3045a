import type { BankProvider } from '#config/bank-providers.ts'
import { type Html, html } from '../../identity/pages/html.ts'

/** Marks of the sandbox's own: each is drawn from the plain sound of the name. */
const SHAPES: Readonly<Record<BankProvider, Html>> = {
  FINSHARK: html`<path d="M5 27C12 26 16 18 17 5c8 4 12 12 12 22Z"/><path d="M3 31h32" stroke="currentColor" stroke-width="4"/>`,
  KROFORT: html`<path d="M6 34V8h6v5h5V8h6v5h5V8h6v26h-9v-8a5 5 0 0 0-10 0v8Z"/>`,
  PIQ: html`<path d="M8 6h19a7 7 0 0 1 7 7v3H24a4 4 0 0 0 0 8h10v3a7 7 0 0 1-7 7H8a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Z"/><circle cx="25" cy="20" r="2"/>`,
  TRUSTLY: html`<path d="M4 20 20 4l16 16h-9l-7-7-7 7Z"/><path d="M11 36V24l9-8 9 8v12Z" opacity=".55"/>`,
  ZIMPLER: html`<path d="M7 9h25L15 31h18" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>`
}

export const markOf = (provider: BankProvider): Html =>
  html`<svg class="mark" viewBox="0 0 40 40" fill="currentColor" aria-hidden="true">${SHAPES[provider]}</svg>`
