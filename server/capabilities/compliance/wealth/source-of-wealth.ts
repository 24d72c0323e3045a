import { playerOf } from '../../../context.ts'
import type { ViewerResolvers } from '../../../generated/main.ts'
import { documentsOf } from '../document-store.ts'
import { CATEGORIES, optionsOf, wordsOf } from './categories.ts'
import { lastAnswers } from './store.ts'

/** The six categories with what was answered last; one is complete with an option and a file. */
export const sourceOfWealth: NonNullable<ViewerResolvers['sourceOfWealth']> = async (
  _viewer,
  _input,
  context
) => {
  const { id } = playerOf(context)
  const { db } = context.ports
  const handedIn = (await documentsOf(db.kysely, id)).filter(
    ({ purpose, status, isKept }) => purpose === 'SourceOfWealth' && status !== 'Refused' && isKept
  )
  const last = await lastAnswers(db.kysely, id)
  return CATEGORIES.map(category => {
    const answer = last?.answers.find(each => each.category === category)
    const options = optionsOf(category).map(option => ({
      ...wordsOf(option, context.request.locale),
      checked: answer?.options.includes(option) ?? false
    }))
    const files = handedIn
      .filter(document => document.category === category)
      .map(document => ({ documentId: document.id }))
    const completed = files.length > 0 && options.some(({ checked }) => checked)
    return { category, options, files, completed }
  })
}
