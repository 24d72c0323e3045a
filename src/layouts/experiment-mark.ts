import type { Operator } from '#config/brand-file.ts'
import { AB_TEST_MAX_AGE, AB_TEST_PREFIX } from '#contract/wire/cookies.ts'
import { CONSENT_VERSION } from '#rules/consent-answer.ts'
import { weightedDraw } from '#rules/weighted-draw.ts'

type Experiments = NonNullable<Operator['experiments']>

/** One line, for the text of a function stands in pages as it was written. */
const inLine = (code: string) => code.replace(/\s+/g, ' ')

const COOKIE = `; Max-Age=${AB_TEST_MAX_AGE}; Path=/; Secure; SameSite=Lax`

/**
 * The script of a page with experiments: before the first paint it marks the document with a variant
 * of each, that of the cookie, else one drawn by weight, else the first. The document keeps what it has
 * drawn for as long as it lives; the browser keeps it once preferences are agreed to, whenever that is:
 * of the five names only that category's has a `p`. It runs again on a page that is swapped in, and
 * draws nothing anew there.
 */
export const markExperiments = (experiments: Experiments): string =>
  `(d=>{const w=${inLine(String(weightedDraw))},h=n=>d.cookie.match('(^|; )${AB_TEST_PREFIX}'+n+'=([^;]*)')?.[2],k=e=>{let c;try{c=sessionStorage.consent}catch{}c=/(^|; )consent=(${CONSENT_VERSION}\\.[\\w-]+\\.n\\w+)/.exec(d.cookie)?.[2]||c;if(/p/.test(c))for(const n in s)d.cookie='${AB_TEST_PREFIX}'+n+'='+s[n]+'${COOKIE}'},s=self.ab||=(d.addEventListener('lobby:consent',k),{});for(const[n,v]of ${JSON.stringify(experiments.map(({ name, variants }) => [name, variants]))})d.documentElement.setAttribute('data-ab-'+n,s[n]||=v.find(e=>e.name==h(n))?.name||w(v,Math.random())||(console.warn('Nothing to draw: '+n),v[0].name));k()})(document)`
