import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { OPERATORS } from '#config/operators.ts'
import { Confetti } from '#islands/ui/Confetti.tsx'
import { ThemeContext } from '#islands/ui/theme.tsx'

test('[THEM-08] what is drawn in the operator’s face throws outside its provider', () => {
  expect(() => renderToStaticMarkup(<Confetti />)).toThrow(
    'Theme context used outside its provider'
  )
})

test('[THEM-08] what is drawn in the operator’s face is drawn below its provider', () => {
  const { colours, roundness } = OPERATORS.Infiniza
  const drawing = (
    <ThemeContext value={{ colours, roundness }}>
      <Confetti />
    </ThemeContext>
  )
  expect(renderToStaticMarkup(drawing)).toContain('<canvas')
})
