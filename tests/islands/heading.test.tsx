import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { Heading } from '#islands/ui/Heading.tsx'

const drawn = (level: number) =>
  renderToStaticMarkup(
    <Heading level={level} id="pots">
      Pots
    </Heading>
  )

describe('a heading', () => {
  test.each([1, 2, 3, 4, 5, 6])('of level %i is one of the six elements [UI-23]', level => {
    expect(drawn(level)).toBe(`<h${level} id="pots">Pots</h${level}>`)
  })

  test.each([0, 7, -1, 1.5, Number.NaN])('of level %d is refused [UI-23]', level => {
    expect(() => drawn(level)).toThrow(`Heading level ${level} is not supported`)
  })
})
