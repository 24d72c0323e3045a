import { shiftsOf, watchShifts } from '../../scripts/audit/shifts.ts'
import { slowLineTo } from './slow-line.ts'
import { expect, test } from './support.ts'

/** Pages that ask for nothing else, since only they come by the line. */
const PAGES = ['/en/', '/en/slots/', '/en/accessibility/', '/en/no-such-page/']
const WIDTHS = [390, 1440]

test('a page that comes in pieces moves nothing', async ({ page, house, quiet }) => {
  quiet.allow(/404 \(Not Found\)/)
  await watchShifts(page)
  const line = await slowLineTo(house.url)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of PAGES) {
      await page.goto(`${line.url}${path}`)
      expect.soft(await shiftsOf(page), `${path} at ${width} px`).toEqual([])
    }
  }
  await line.close()
})
