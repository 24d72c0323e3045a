import type { ExclusionTerm } from '#config/licences.ts'
import type { ExclusionTerm as Told } from '../../generated/main.ts'

const NAMES = {
  '6months': 'SixMonths',
  '1year': 'OneYear',
  '2years': 'TwoYears',
  '3years': 'ThreeYears',
  '5years': 'FiveYears',
  forGood: 'ForGood'
} as const satisfies Record<ExclusionTerm, Told>

/** A term in the words of the contract. */
export const termTold = (term: ExclusionTerm): Told => NAMES[term]

/** The term of these that is told so; undefined where it is not among them. */
export const termIn = (terms: readonly ExclusionTerm[], told: Told): ExclusionTerm | undefined =>
  terms.find(term => NAMES[term] === told)
