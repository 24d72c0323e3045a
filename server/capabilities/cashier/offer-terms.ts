import { LOCALES, type Locale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { type OfferFigures, offerSentences } from '#rules/bonus/offer-sentences.ts'

/** What an offer is called and all its terms, a sentence each. */
export function offerTexts(
  offer: OfferFigures,
  locale: Locale
): { readonly title: string; readonly terms: string[] } {
  const texts = catalogue(locale, 'offers')
  return {
    title: texts[`offers.${offer.id}.title`],
    terms: [...offerSentences(offer, texts, LOCALES[locale].bcp47)]
  }
}
