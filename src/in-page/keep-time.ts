import { isDuring } from '../content/blocks/span.ts'

/**
 * Shows and hides what is there for a time, since a static page may be older than an end. It runs
 * where it stands, before the elements are painted, and once more on each swap of pages.
 */
for (const element of document.querySelectorAll<HTMLElement>('[data-from],[data-until]')) {
  const { from: startsAt, until: endsAt } = element.dataset
  element.hidden = !isDuring({ startsAt, endsAt }, new Date())
}
