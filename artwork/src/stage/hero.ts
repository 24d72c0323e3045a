import { canvas, rgba } from '../core/canvas.ts'
import { heroes } from '../titles/heroes.ts'
import { compose } from './compose.ts'
import { grade } from './finish.ts'

/** Draws an operator's hero: wide with a calm left half, or tall with the subject on top. */
export function drawHero(operator: string, phone: boolean) {
  const hero = heroes[operator]
  if (!hero) throw new Error(`no hero for ${operator}`)
  const [w, h] = phone ? [780, 900] : [1800, 760]
  const [picture, g] = canvas(w, h)
  const quiet = hero.light === true
  const fit = phone ? { dy: 0.75, nearer: 1.12, quiet } : { dx: 2.9, dy: -0.7, nearer: 0.84, quiet }
  compose(g, hero.art, w, h, fit)
  grade(g, w, h, hero.art.seed, quiet ? 0.08 : 0.5)
  const fade = phone
    ? g.createLinearGradient(0, h, 0, h * 0.42)
    : g.createLinearGradient(0, 0, w * 0.6, 0)
  for (const [t, a] of [
    [0, 0.95],
    [0.4, 0.72],
    [1, 0]
  ] as const)
    fade.addColorStop(t, rgba(hero.veil, a))
  g.fillStyle = fade
  g.fillRect(0, 0, w, h)
  return picture
}
