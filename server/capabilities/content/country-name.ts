/** The name of a country in a language; the code itself where there is no such country. */
export function countryName(code: string, bcp47: string): string {
  const names = new Intl.DisplayNames([bcp47], { type: 'region' })
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}
