import { afterEach, expect, test } from 'vitest'

import { setEnvironment } from '#stores/environment/index.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { openTestPage } from '#tests/support/environment.ts'

afterEach(() => setEnvironment(undefined))

test('late texts are fetched once, and after a failure for the next that asks', async () => {
  const page = openTestPage()
  const asked: string[] = []
  let isDown = true
  setEnvironment({
    ...page,
    async fetch(url) {
      asked.push(url)
      if (isDown) throw new Error('down')
      return Response.json({ 'notices.none': 'Ei mitään' })
    }
  })
  const failed = lateTexts('fi', 'notices')
  await expect(failed).rejects.toThrow('down')
  expect(lateTexts('fi', 'notices')).toBe(failed)
  await page.pass(1000)
  isDown = false
  const texts = lateTexts('fi', 'notices')
  expect(await texts).toMatchObject({ 'notices.none': 'Ei mitään' })
  await page.pass(60_000)
  expect(lateTexts('fi', 'notices')).toBe(texts)
  expect(asked).toEqual(['/texts/fi/notices.json', '/texts/fi/notices.json'])
})
