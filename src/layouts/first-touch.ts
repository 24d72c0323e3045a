/** Stands for what is known only after the build: the files of the touch modules by their names. */
export const MODULES = '"touch modules"'

const BUILT = `'/_astro/'+${MODULES}[n]`
const SOURCE = "'/src/components/touch/'+n+'.ts'"

/**
 * Loads what an element named by `data-touch` does when it is first pointed at, focused or clicked.
 * Its module exports `touch(element, event)`, called at an element's first touch and again for a
 * click that came while the module was under way; on an element with `data-touch-click` such a
 * click does nothing else. Once touched, an element is its module's own business. Search hears its
 * keys from anywhere. A module that does not come leaves a link to be a link.
 */
export const firstTouch = (isBuilt: boolean): string =>
  `(()=>{if(self.firstTouch)return;const s=self.firstTouch=new WeakMap,l={},d=document,give=(t,e)=>{const n=t.dataset.touch;s.has(t)||s.set(t,0);import(${isBuilt ? BUILT : SOURCE}).then(m=>{l[n]=1;s.set(t,1);m.touch(t,e)},()=>{s.delete(t);if(e.defaultPrevented&&t.href)location.href=t.href})},plain=e=>!(e.ctrlKey||e.metaKey||e.altKey),on=e=>{const t=e.target.closest?.('[data-touch]'),c=e.type=='click';if(!t||(c?s.get(t)||e.shiftKey||!plain(e):s.has(t)))return;c&&'touchClick'in t.dataset&&e.preventDefault();give(t,e)};['pointerover','focusin','click'].forEach(k=>d.addEventListener(k,on,{capture:true,passive:k!='click'}));d.addEventListener('keydown',e=>{const t=l.search?null:d.querySelector('[data-touch=search]');if(t&&(e.key=='/'?plain(e)&&!e.target.closest?.('input,select,textarea,[contenteditable]'):e.key=='k'&&(e.ctrlKey||e.metaKey))){e.preventDefault();give(t,e)}})})()`
