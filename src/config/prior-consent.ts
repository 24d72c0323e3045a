/** The EEA, the United Kingdom and Switzerland: nothing is agreed to there before it is asked. */
const COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'IS LI NO GB CH'
  ).split(' ')
)

/** Whether the law of a country forbids a consent that is ticked beforehand; an unknown one counts. */
export const needsPriorConsent = (country: string | undefined): boolean =>
  country === undefined || country === '' || COUNTRIES.has(country.toUpperCase())
