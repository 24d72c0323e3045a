// Opens ten pages as somebody who has never been there and has answered nothing, and counts what others
// are told of it and what is kept beyond the necessary: for a minute, which `--seconds` changes.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

import { storedThings } from '#config/stored-things.ts'
import { openHouse } from '#tests/support/open-house.ts'
import { settled } from './audit/settled.ts'
import { build } from './build.ts'
import { findBrowser } from './find-browser.mjs'
import { report } from './report.ts'

const PAGES = [
  '',
  'games/',
  'promotions/',
  'jackpot/',
  'raffle/',
  'game-search/',
  'terms-and-conditions/',
  'privacy-policy/',
  'fair-play/',
  'login/'
]

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
const stayMs = (Number(values.seconds) * 1000) / PAGES.length

const necessary = storedThings(new Set())
  .filter(({ category }) => category === 'necessary')
  .map(({ place, name }) => `${place} ${name}`)
const isNecessary = (thing: string) =>
  necessary.some(name =>
    name.endsWith('*') ? thing.startsWith(name.slice(0, -1)) : name === thing
  )

const found = findBrowser(`${process.cwd()}/`, process.execPath)
Object.assign(process.env, found.env)
const executablePath = found.env.CHROMIUM_PATH
if (!executablePath) throw new Error(found.sentence ?? 'There is no browser')
if (!build('Infiniza')) throw new Error('The site does not build')

const house = await openHouse('dist/infiniza', '', 'Infiniza')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: house.config.publicUrl })
  const page = await context.newPage()
  const own = new URL(house.config.publicUrl).hostname
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const things = new Set<string>()
  for (const path of PAGES) {
    await page.goto(`/en/${path}`)
    await settled(page)
    await page.waitForTimeout(stayMs)
    for (const { name } of await context.cookies()) things.add(`cookie ${name}`)
    const entries = await page.evaluate(() => [
      ...Object.keys(localStorage).map(key => `local ${key}`),
      ...Object.keys(sessionStorage).map(key => `session ${key}`)
    ])
    for (const entry of entries) things.add(entry)
  }
  const others = asked.filter(url => !`.${new URL(url).hostname}`.endsWith(`.${own}`))
  const kept = [...things].filter(thing => !isNecessary(thing))
  console.log(
    `${PAGES.length} pages in ${values.seconds} s: ${asked.length} requests, ${others.length} of them to others; ` +
      `${things.size} cookies and entries, ${kept.length} of them not necessary`
  )
  report('first visit', [
    ...others.map(url => `${url} was asked`),
    ...kept.map(thing => `${thing} was kept`)
  ])
} finally {
  await browser.close()
  await house.close()
}
