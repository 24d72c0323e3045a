import { filled, type Values, type View, type Words, wordsOf } from '../view.ts'

/** What is drawn late has words of its own beside those of the page. */
export interface LateView extends View {
  readonly late: Words
}

export const lateViewOf = async (view: View): Promise<LateView> => ({
  ...view,
  late: await wordsOf(view.locale, 'match')
})

/** A text of the namespace `match` with its values put in. */
export const tell = ({ late }: Pick<LateView, 'late'>, key: string, values: Values = {}): string =>
  filled(late[`match.${key}`], values)
