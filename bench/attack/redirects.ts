// 22 addresses of a redirect at every place that takes one: about five minutes once the site is built.
import { recordGoal } from '../goals/record.ts'
import { type Door, redirectDoors } from './redirect-doors.ts'
import { withRedirectPages } from './redirect-pages.ts'
import { withStack } from './stand.ts'
import { vectorsFor } from './vectors.ts'

interface Tried {
  readonly escapes: readonly string[]
  readonly count: number
}

async function tryAll(
  doors: Readonly<Record<string, Door>>,
  vectors: readonly string[]
): Promise<Tried> {
  const escapes: string[] = []
  for (const [name, door] of Object.entries(doors))
    for (const vector of vectors) {
      const found = await door(vector)
      if (found !== undefined) escapes.push(`${name}: ${JSON.stringify(vector)} ${found}`)
    }
  return { escapes, count: Object.keys(doors).length }
}

/** Tries every address at every door, at nginx, the platform, the realm and in a browser. */
export async function redirects(): Promise<boolean> {
  const { vectors, plain, pages } = await withStack(async stack => {
    const vectors = vectorsFor(stack.url)
    const plain = await tryAll(await redirectDoors(stack), vectors)
    const pages = await withRedirectPages(stack, doors => tryAll(doors, vectors))
    return { vectors: vectors.length, plain, pages }
  })
  const escapes = [...plain.escapes, ...pages.escapes]
  for (const found of escapes) console.error(`FAULT ${found}`)
  const doors = plain.count + pages.count
  recordGoal('security-13', {
    isMet: escapes.length === 0,
    figures: `${vectors} addresses × ${doors} places (${pages.count} of them pages in Chromium) = ${vectors * doors}: ${escapes.length} ways out`
  })
  return escapes.length === 0
}
