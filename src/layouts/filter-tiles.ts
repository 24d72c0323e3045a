/** Leaves only the tiles whose name or studio holds the words of the address's `q`. */
export const filterTiles =
  "(()=>{const f=s=>s.normalize('NFD').replace(/[\\u0300-\\u036f’']/g,'').toLowerCase(),i=document.getElementById('q'),q=new URLSearchParams(location.search).get('q')||'',w=f(q).split(/\\s+/).filter(Boolean),t=[...document.querySelectorAll('.tiles>li')];i.value=q;const h=t.filter(l=>w.every(x=>f(l.textContent).includes(x)));if(w.length)h.length?t.forEach(l=>{l.hidden=!h.includes(l)}):document.getElementById('none').hidden=!1})()"
