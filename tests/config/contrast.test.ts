import { describe, expect, test } from 'vitest'

import { faceSheet } from '#config/face-sheet.ts'
import { OPERATOR_NAMES, OPERATORS, type OperatorName } from '#config/operators.ts'

const TEXT = 4.5
const CONTROL = 3

const GROUNDS = ['canvas', 'surface', 'surface-raised'] as const
const onEveryGround = (role: string) => GROUNDS.map(ground => [role, ground] as const)

/** Pairs that carry words. */
const WORDS = [
  ...['text', 'text-quiet', 'link', 'info', 'success', 'warning', 'danger', 'win'].flatMap(
    onEveryGround
  ),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['canvas', 'text'],
  ['stage-text', 'stage'],
  ['stage-quiet', 'stage'],
  ['pot-text', 'pot'],
  ['pot-quiet', 'pot'],
  ['pot-figure', 'pot'],
  ['metal-mini', 'pot'],
  ['metal-super', 'pot'],
  ['metal-epic', 'pot'],
  ['foot-text', 'foot'],
  ['foot-quiet', 'foot']
] as const

/** Pairs whose edge or sign must be seen. */
const CONTROLS = [
  ...['line-strong', 'focus', 'brand', 'fill', 'fill-warn'].flatMap(onEveryGround),
  ['fill', 'track']
] as const

const light = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: string, b: string) => {
  const [dark = 0, bright = 0] = [light(a), light(b)].toSorted((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

function coloursOf(operator: OperatorName) {
  const css = faceSheet(OPERATORS[operator])
  return new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, role, hex]) => [role, hex])
  )
}

describe.each(OPERATOR_NAMES)('the face of %s', operator => {
  const colours = coloursOf(operator)
  const measured = (front: string, ground: string) => {
    const [a, b] = [colours.get(front), colours.get(ground)]
    if (a === undefined || b === undefined)
      throw new Error(`${operator} names no ${front} or ${ground}`)
    return contrast(a, b)
  }

  test.each(WORDS)('words in %s stand out on %s', (front, ground) => {
    expect(measured(front, ground)).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(CONTROLS)('controls in %s stand out on %s', (front, ground) => {
    expect(measured(front, ground)).toBeGreaterThanOrEqual(CONTROL)
  })
})
