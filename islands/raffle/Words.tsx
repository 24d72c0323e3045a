import { useStore } from '@nanostores/react'

import { $raffleSettings } from '#stores/raffle/settings.ts'
import type { Waiting } from './props.ts'

interface Props extends Waiting {
  readonly part: 'terms' | 'text'
}

const FIELDS = { terms: 'termsAndConditions', text: 'text' } as const

/** What the house says of its raffles, in paragraphs; what the page says while it says nothing. */
export function Words({ part, waiting }: Props) {
  const settings = useStore($raffleSettings)
  const text = settings?.[FIELDS[part]]
  if (!text) return waiting
  return text.split(/\n{2,}/).map(paragraph => <p key={paragraph}>{paragraph}</p>)
}
