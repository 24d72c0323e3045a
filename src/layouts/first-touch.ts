import { REPORT_CHANNEL } from '#contract/event-channel.ts'
import { CONSENT_VERSION } from '#rules/consent-answer.ts'

/** Stand for what is known only after the build: the files of `components/touched.ts` and of the question for consent. */
export const TOUCHED = '"touched"'
export const ASKED = '"touch-consent"'

const BUILT = `'/_astro/'+${TOUCHED}`
const SOURCE = "'/src/components/touched.ts'"
/** Asked for beside the module that calls it, and not after that. */
const AHEAD = `import('/_astro/'+${ASKED}).catch(e=>e),`

/**
 * Hands what is done for the first time to an element with `data-touch` — it is pointed at,
 * focused, clicked, tells that it is seen, or search is called by Ctrl or Cmd and K — to
 * `components/touched.ts`, which only such a person loads. On an element with `data-touch-click` a click does nothing else; should the
 * module not come, a link is a link. What has its module is left alone.
 *
 * By the same door come, once the page is read, shown and idle, the question for consent where nobody has
 * answered it or the house has not heard of the answer (`consent-proof.ts`): it does not wait for
 * pictures, since on a page of text it is the largest thing that is painted. Once they are there too the
 * counters come where an answer allows any: of the words of an answer only those of such categories have
 * a `t`. The answer of another tab brings the module of consent, which takes it over.
 * An address that tells which link or partner brought the visitor is read at once, lest they go on,
 * and before anything is asked.
 *
 * And what goes wrong, twenty times a document at most: the module for it decides what becomes of that.
 */
export const firstTouch = (isBuilt: boolean): string =>
  `(d=>{if(self.touched)return;const w=self.touched=new WeakSet,g=(t,e)=>import(${isBuilt ? BUILT : SOURCE}).then(m=>m.touched(t,e,w),()=>{if(e.defaultPrevented&&t.href)location=t.href}),n=(t,e)=>g({dataset:{touch:t}},e).catch(e=>e),a=(e,x=3)=>{let c,u;try{c=sessionStorage.consent;u=localStorage.unsentConsent}catch{}c=/(^|; )consent=(${CONSENT_VERSION}\\.[\\w-]+\\.n\\w+)/.exec(d.cookie)?.[2]||c;x&1&&/t/.test(c)&&n('measure',e);x&2&&(c&&!u||(${isBuilt ? AHEAD : ''}n('consent',e)))},p=/[?&](utm_|aff=)/.test(location.search)&&n('arrival',{});['pointerover','focusin','click','keydown','seen'].forEach(n=>d.addEventListener(n,e=>{const c=e.ctrlKey||e.metaKey,k=e.key,t=k?c&&k=='k'&&d.querySelector('[data-touch=search]'):e.target.closest?.('[data-touch]');if(t&&!w.has(t)){(k||n=='click'&&'touchClick'in t.dataset&&!(c||e.shiftKey||e.altKey))&&e.preventDefault();g(t,e)}},true));d.addEventListener('lobby:consent',e=>a(e));['load','DOMContentLoaded'].forEach((t,i)=>addEventListener(t,e=>(self.requestIdleCallback||setTimeout)(async()=>{await p;d.prerendering&&await new Promise(r=>d.addEventListener('prerenderingchange',r));a(e,i+1)})));new BroadcastChannel('consent').onmessage=e=>n('consent',e);let i=0;['error','unhandledrejection','${REPORT_CHANNEL}'].forEach(t=>addEventListener(t,e=>i++<20&&n('reports',e)))})(document)`
