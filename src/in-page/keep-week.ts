import { turnOfWeek } from '#rules/studio-week.ts'

/**
 * Where a page was built in another week: of the elements that have their turn written on them
 * (`data-turn`, of so many) it shows the one whose week it is, before they are painted.
 */
const count = Number(document.currentScript?.dataset['count'])
for (const element of document.querySelectorAll<HTMLElement>('[data-turn]'))
  element.hidden = Number(element.dataset['turn']) !== turnOfWeek(count, new Date())
