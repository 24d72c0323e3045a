/**
 * Stand in attributes for what is known only after the build: names of files in `_astro`. Scripts that
 * read them there are the same on every page, and the content policy names each script once.
 */
export const CHUNKS = 'session-chunks'
export const RUNTIME = 'island-runtime'
export const SHEET = 'session-styles'
export const DICTIONARY = 'page-dictionary'

/** What the elements of the two scripts below carry for them. */
export const runtimeNames = { 'data-runtime': RUNTIME }
export const islandNames = { ...runtimeNames, 'data-chunks': CHUNKS }

/** Asks what the `client:session` directive asks. */
const mayExist =
  '/(^|; )(sessionInfo|accessToken)=/.test(document.cookie)||/[?&]accessToken=/.test(location.search)'

/**
 * Marks a document as one with a session, so that the right header shows, keeps room for the notices
 * that stood above the document before, and gives it the islands' styles, which wait for that; before the
 * first paint and for every page swapped in.
 */
const mark =
  "d=>{const h=d.documentElement,n=h.dataset.sheet,[w,r]=(sessionStorage.notices||'').split(' ');h.dataset.session='';d==document&&w==innerWidth&&h.style.setProperty('--notices',r+'px');if(n&&!d.head.querySelector('[href$=\"'+n+'\"]')){const l=d.createElement('link');l.rel='stylesheet';l.href='/_astro/'+n;l.setAttribute('blocking','render');d.head.append(l)}}"

/**
 * Runs in the head: with a session it marks the document; without one a page that only a player
 * has use of leads to sign-in and back. The way back to a page that was swapped in by an earlier
 * document loads it, until a router takes that over.
 */
export const markSession = `(()=>{onpopstate=e=>e.state&&location.reload();const m=self.markSession=${mark},s=document.documentElement.dataset.signIn;if(${mayExist})m(document);else if(s)location.replace(s+encodeURIComponent(location.pathname+location.search))})()`

/**
 * Fetches the islands' runtime and code once a session may exist: at once, or when another tab
 * signs in. A visitor's page carries neither. It runs again on every page swapped in, which may name
 * other chunks, so what listens has a name by which it is known to be there.
 */
export const startIslands = `(()=>{const{chunks:c,runtime:r}=document.currentScript.dataset,m=()=>${mayExist},g=()=>{markSession(document);self.markNext||document.addEventListener('astro:before-swap',self.markNext=e=>m()&&markSession(e.newDocument));c&&c.split(' ').forEach(n=>{const l=document.createElement('link');l.rel='modulepreload';l.href='/_astro/'+n+'.js';document.head.append(l)});r&&import('/_astro/'+r)};if(m())g();else{const t=new BroadcastChannel('lobby');t.onmessage=()=>{if(m()){t.close();g()}}}})()`

/**
 * Fetches the islands' runtime and styles for the bet slip of a visitor, once something is on it or a
 * booking code is to be put there, as the `client:slip` directive asks: at once, or when this tab or
 * another one picks. Who has picked nothing loads neither.
 */
export const startSlip = `(()=>{const d=document,f=d.currentScript.dataset.runtime,m=()=>/(^|; )sportsCoupon=./.test(d.cookie)||/[?&]code=/.test(location.search),r=()=>f&&import('/_astro/'+f),g=()=>{const n=d.documentElement.dataset.sheet;if(!n||d.head.querySelector('[href$="'+n+'"]'))r();else{const l=d.createElement('link');l.rel='stylesheet';l.href='/_astro/'+n;l.onload=r;d.head.append(l)}};if(m())g();else{const t=new BroadcastChannel('lobby');t.onmessage=()=>{if(m()){t.close();g()}}}})()`
