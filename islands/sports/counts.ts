import { followCounts, type TopicCounts } from '#stores/sports/counts.ts'
import { element } from '../ui/element.ts'
import { say, type View } from './view.ts'

/** Writes into a place how many there are, with a dot where something is in play; nothing of what has none. */
function write(view: View, place: HTMLElement, topics: TopicCounts): void {
  const count = topics[place.dataset['total'] ?? '']
  const text = count ? `${count.all} ${count.inPlay}` : ''
  if (place.dataset['shown'] === text) return
  place.dataset['shown'] = text
  const { all = 0, inPlay = 0 } = count ?? {}
  const [total, live] = [view.number(all), view.number(inPlay)]
  place.replaceChildren(
    ...(inPlay > 0 ? [element('i', { class: 'livedot' })] : []),
    ...(all > 0
      ? [
          element('span', { 'aria-hidden': 'true' }, total),
          element('span', { class: 'vh' }, say(view, 'counted', { count: total, live }))
        ]
      : [])
  )
}

/**
 * Writes beside the names of sports and competitions how many matches they have, for as long as they
 * stand there; what it returns does so for names that have come meanwhile.
 */
export function showCounts(root: HTMLElement, view: View): () => void {
  let latest: TopicCounts = {}
  const show = () => {
    for (const place of root.querySelectorAll<HTMLElement>('[data-total]'))
      write(view, place, latest)
  }
  const stop = followCounts(topics => {
    latest = topics
    if (root.isConnected) show()
    else stop()
  })
  return show
}
