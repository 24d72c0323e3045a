import { expect, test } from 'vitest'

import { openQuestions, SELF_TEST_QUESTIONS, selfTestResult } from '#rules/self-test.ts'

/** Nine answers that come to so many points. */
const worth = (points: number) => {
  let left = points
  return Object.fromEntries(
    SELF_TEST_QUESTIONS.map(question => {
      const answer = Math.min(3, left)
      left -= answer
      return [question, answer]
    })
  )
}

test.each([
  [0, 'none'],
  [1, 'few'],
  [2, 'few'],
  [3, 'some'],
  [7, 'some'],
  [8, 'many'],
  [27, 'many']
] as const)('answers of %i points say: %s', (points, result) => {
  expect(selfTestResult(worth(points))).toBe(result)
})

test('a question without an answer keeps the result back, and is counted', () => {
  expect(selfTestResult({ 1: 3, 2: 3, 3: 3 })).toBeUndefined()
  expect(openQuestions({ 1: 0 })).toBe(8)
})
