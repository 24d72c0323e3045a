/** node src/models.ts [filter …]: draws every model alone, to look at while one is made. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openStudio } from './browser.ts'

const filters = process.argv.slice(2)
const folder = path.resolve(import.meta.dirname, '../originals/models')
await mkdir(folder, { recursive: true })
const studio = await openStudio()
for (const name of studio.models.filter(m => !filters.length || filters.some(f => m.includes(f)))) {
  const started = performance.now()
  try {
    await writeFile(path.join(folder, `${name}.png`), await studio.draw('model', name, ''))
    console.info(name, Math.round(performance.now() - started))
  } catch (error) {
    console.error(name, error instanceof Error ? error.message.slice(0, 400) : error)
  }
}
await studio.close()
