/**
 * On a page without a locale, for hosts that cannot forward: leads on to the query's locale, the stored
 * one, that of the browser's languages, or the operator's own; the query stays.
 */
const { locales = '', own = '', path = '' } = document.currentScript?.dataset ?? {}
const built = locales.split(' ')

const ofTag = (tag: string) =>
  built.find(locale => locale.toLowerCase() === tag.toLowerCase().replace('-', '_'))

function ofLanguage(tag: string): string | undefined {
  const [language = ''] = tag.split('-')
  return (
    ofTag(tag) ??
    ofTag(language.replace(/^n[bn]$/, 'no')) ??
    built.find(locale => locale.split('_')[0] === language)
  )
}

const asked = new URLSearchParams(location.search).get('locale')
const [, stored] = /(?:^|; )locale=([^;]+)/.exec(document.cookie) ?? []
const locale =
  ofTag(asked ?? '') ??
  ofTag(stored ?? '') ??
  navigator.languages.map(ofLanguage).find(Boolean) ??
  own
location.replace(`/${locale}${path}${location.search}${location.hash}`)

export {}
