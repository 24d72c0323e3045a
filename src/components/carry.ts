/**
 * Takes what an advertisement put into the address along with the page's call to action: where the
 * visitor came from (`utm_…`, `aff`) is kept by whoever the link leads to.
 */
export const CARRY =
  "document.querySelectorAll('[data-carry]').forEach(a=>{const u=new URL(a.href);new URLSearchParams(location.search).forEach((v,k)=>/^(utm_\\w+|aff)$/.test(k)&&u.searchParams.set(k,v));a.href=u})"
