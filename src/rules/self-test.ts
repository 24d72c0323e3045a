export const SELF_TEST_QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** How often: never, sometimes, often, almost always. */
export const SELF_TEST_ANSWERS = [0, 1, 2, 3] as const

export type SelfTestAnswer = (typeof SELF_TEST_ANSWERS)[number]

export type SelfTestQuestion = (typeof SELF_TEST_QUESTIONS)[number]

export type SelfTestAnswers = Readonly<Partial<Record<SelfTestQuestion, SelfTestAnswer>>>

export type SelfTestResult = 'few' | 'many' | 'none' | 'some'

/** From how many points on; screening tests of nine such questions draw their lines there. */
const SOME = 3
const MANY = 8

/** How many questions have no answer yet. */
export const openQuestions = (answers: SelfTestAnswers): number =>
  SELF_TEST_QUESTIONS.filter(question => answers[question] === undefined).length

/** What the answers say together; undefined while one is missing. */
export function selfTestResult(answers: SelfTestAnswers): SelfTestResult | undefined {
  if (openQuestions(answers) > 0) return undefined
  const points = SELF_TEST_QUESTIONS.reduce<number>(
    (sum, question) => sum + (answers[question] ?? 0),
    0
  )
  if (points >= MANY) return 'many'
  if (points >= SOME) return 'some'
  return points > 0 ? 'few' : 'none'
}
