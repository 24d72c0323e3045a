import type { LoginFlow } from '#config/countries.ts'

/** What the page's language makes likely, for the shape of what is shown before the country is known. */
export interface Expected {
  readonly flow: LoginFlow
  readonly banks: number
}
