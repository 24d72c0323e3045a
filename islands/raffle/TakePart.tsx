import { useStore } from '@nanostores/react'

import { $raffleOptIn, type RaffleOptIn, setRaffleOptIn } from '#stores/raffle/opt-in.ts'
import type { TextProps } from './props.ts'

const WORDS = { all: 'optedIn', none: 'optIn', some: 'partly' } as const

type Known = keyof typeof WORDS

const isKnown = (state: RaffleOptIn): state is Known => Object.hasOwn(WORDS, state)

/** The one switch that takes a player into all three draws, and out of them. */
export function TakePart({ texts }: TextProps) {
  const state = useStore($raffleOptIn)
  const isIn = state === 'all'
  // What failed has told of itself, and stands beside the switch.
  const change = (optedIn: boolean) => void setRaffleOptIn(optedIn).catch(() => {})
  if (state === 'loading')
    return (
      <section className="raf__take" aria-busy="true">
        <p>{texts['raffle.loading']}</p>
      </section>
    )
  const words = isKnown(state) ? WORDS[state] : 'optIn'
  return (
    <section className="raf__take" data-in={isIn || undefined} aria-labelledby="raffle-take-part">
      <div>
        <h2 id="raffle-take-part">{texts[`raffle.${words}`]}</h2>
        <p>{texts[`raffle.${words}Note`]}</p>
        <p role="alert" className="raf__fault">
          {state === 'failed' && texts['raffle.optInFailed']}
        </p>
      </div>
      <button
        type="button"
        className={isIn ? 'btn btn--quiet btn--big' : 'btn btn--big'}
        disabled={state === 'sending'}
        onClick={() => change(!isIn)}
      >
        {state === 'sending'
          ? texts['raffle.sending']
          : texts[isIn ? 'raffle.optOutButton' : 'raffle.optInButton']}
      </button>
    </section>
  )
}
