import { BRAND, BUILT_LOCALES } from '#config/build.ts'

/**
 * The script of a page without a locale, for hosts that cannot forward: the query's locale, the
 * stored one, the browser's languages, then the operator's own; the query stays.
 */
export const forward = (path: string): string =>
  `(()=>{const c=${JSON.stringify(BUILT_LOCALES)},m=v=>v&&c.find(l=>l.toLowerCase()===v.toLowerCase().replace('-','_')),q=new URLSearchParams(location.search).get('locale'),k=/(?:^|; )locale=([^;]+)/.exec(document.cookie),b=v=>m(v)||m(v.split('-')[0].replace(/^n[bn]$/,'no'))||c.find(l=>l.split('_')[0]===v.split('-')[0]);location.replace('/'+(m(q)||m(k&&k[1])||navigator.languages.map(b).find(Boolean)||'${BRAND.defaultLocale}')+'${path}'+location.search+location.hash)})()`
