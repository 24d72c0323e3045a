import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SelfTest } from '#islands/self-test/SelfTest.tsx'
import { catalogue } from '#messages/catalogue.ts'

test('the self-test asks nine questions, and there is no form that could send an answer', () => {
  const drawn = renderToStaticMarkup(
    <SelfTest
      locale="en"
      messages={catalogue('en', 'protection')}
      linesHref="#help"
      limitsHref="/en/profile/limits/"
      breakHref="/en/profile/limits/#break"
    />
  )
  expect(drawn.match(/<fieldset/g)).toHaveLength(9)
  expect(drawn.match(/type="radio"/g)).toHaveLength(36)
  expect(drawn).not.toMatch(/<form|type="submit"|checked=""/)
})
