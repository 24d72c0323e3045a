import '@fontsource-variable/instrument-sans/index.css'
import './style.css'

import { type PageData, pageData } from './data.ts'
import type { Open } from './kind.ts'

/** Each kind is a module of its own: nobody loads what another game needs. */
async function openingOf({ rules }: PageData): Promise<Open> {
  switch (rules.kind) {
    case 'roulette':
      return (await import('./roulette/roulette.ts')).openRoulette(rules)
    case 'wheel':
      return (await import('./wheel/wheel.ts')).openWheel(rules)
    case 'blackjack':
      return (await import('./blackjack/blackjack.ts')).openBlackjack(rules)
    case 'videoPoker':
      return (await import('./poker/poker.ts')).openPoker(rules)
    default:
      return (await import('./slot/slot.ts')).openSlot(rules)
  }
}

const root = document.getElementById('game')
if (root) {
  const data = pageData(document)
  const open = await openingOf(data)
  await open(root, data, new URLSearchParams(location.search).get('token') ?? '')
}
