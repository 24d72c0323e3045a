/**
 * Takes what an advertisement put into the address along with the page's call to action: where the
 * visitor came from (`utm_…`, `aff`) is kept by whoever the link leads to.
 */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-carry]')) {
  const target = new URL(link.href)
  for (const [name, value] of new URLSearchParams(location.search))
    if (/^(utm_\w+|aff)$/.test(name)) target.searchParams.set(name, value)
  link.href = target.href
}
