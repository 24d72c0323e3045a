/** Gives a part of the page a name of its own, where a flag puts it beside another of its kind. */
export function nameParts(page: Document): void {
  const { flagMenu, framed } = page.documentElement.dataset
  const rail = page.querySelector('.rail')
  const headings = [...(rail?.querySelectorAll('h2') ?? [])]
  if (flagMenu === 'menu3' && rail && headings.length > 0)
    rail.ariaLabel = headings.map(({ textContent }) => textContent).join(', ')
  const main = page.querySelector('main')
  if (framed !== undefined && main) main.ariaLabel = page.title
}
