import { $sportsFavourites, setSportsFavourite } from '#stores/sports/favourites.ts'
import { isStarred, showStars } from './stars.ts'

let isShown = false

/** Resolves once it is known what is a favourite, or that nobody knows. */
const known = () =>
  new Promise<void>(resolve => {
    const stop = $sportsFavourites.listen(({ status }) => {
      if (status !== 'loading') end()
    })
    const end = () => {
      stop()
      resolve()
    }
    if ($sportsFavourites.get().status !== 'loading') end()
  })

/**
 * Makes what a star stands for a favourite, or takes that back; stars follow what is one from then on.
 * Any other element only has them follow.
 */
export async function pressStar(star: Element): Promise<void> {
  if (!isShown) {
    isShown = true
    $sportsFavourites.subscribe(now => {
      if (now.status === 'ready') showStars(now)
    })
  }
  const id = star.getAttribute('data-star')
  if (id === null) return
  await known()
  await setSportsFavourite(id, !isStarred(id))
}
