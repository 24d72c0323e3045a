import { $favourites, setFavourite } from '#stores/games/favourites.ts'
import { $wallet } from '#stores/wallet.ts'
import sprite from '../ui/icons.svg?url&no-inline'

const HEART = 'game-card__heart'
const SVG = 'http://www.w3.org/2000/svg'

function heartOf(slug: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = HEART
  button.dataset['slug'] = slug
  button.ariaLabel = label
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `${sprite}#heart`)
  svg.append(use)
  button.append(svg)
  return button
}

/**
 * Puts a heart on every card below an element, now and when others come, and keeps them as the
 * player's favourites are; lists learn in which currency the player plays.
 */
export function giveHearts(root: Document | HTMLElement, label: string): () => void {
  const give = () => {
    for (const card of root.querySelectorAll<HTMLElement>('[data-game]')) {
      if (card.querySelector(`.${HEART}`)) continue
      const name = card.querySelector('b')?.textContent ?? ''
      card.append(heartOf(card.dataset['game'] ?? '', label.replace('{game}', name)))
    }
  }
  const show = () => {
    const favourites = $favourites.get()
    for (const heart of root.querySelectorAll<HTMLButtonElement>(`.${HEART}`)) {
      const slug = heart.dataset['slug'] ?? ''
      const isReady = favourites.status === 'ready'
      heart.disabled = !isReady
      heart.ariaPressed = String(isReady && favourites.slugs.includes(slug))
    }
  }
  const press = ({ target }: Event) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>(`.${HEART}`) : null
    const slug = heart?.dataset['slug']
    if (slug !== undefined) void setFavourite(slug, heart?.ariaPressed !== 'true')
  }
  const tellCurrency = () => {
    const wallet = $wallet.get()
    if (wallet.status !== 'STREAMING') return
    for (const list of root.querySelectorAll<HTMLElement>('[data-browse]')) {
      if (list.dataset['currency'] === wallet.currency) continue
      // The list's own code comes at a touch, and this is one; what came before finds it here.
      list.dataset['playerCurrency'] = wallet.currency
      list.querySelector('form')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
      list.dispatchEvent(new Event('playercurrency'))
    }
  }

  give()
  const lists = root.querySelectorAll('.tiles')
  const seen = new MutationObserver(() => {
    give()
    show()
  })
  for (const list of lists) seen.observe(list, { childList: true })
  root.addEventListener('click', press)
  const stops = [$favourites.subscribe(show), $wallet.subscribe(tellCurrency)]
  return () => {
    seen.disconnect()
    root.removeEventListener('click', press)
    for (const stop of stops) stop()
    for (const heart of root.querySelectorAll(`.${HEART}`)) heart.remove()
  }
}
