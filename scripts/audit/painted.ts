import type { Page } from '@playwright/test'

/** Waits until the browser has drawn what has just been changed, and what scripts make of that. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  )
