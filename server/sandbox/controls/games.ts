import { ALL_TITLES } from '#config/catalogue/all-titles.ts'
import { offerGame as offer } from '../../capabilities/shelf/index.ts'
import { platformControl } from '../control.ts'
import { FLAG, object, TEXT } from '../schemas.ts'

const SLUGS = ALL_TITLES.map(({ slug }) => slug)

export const offerGame = platformControl({
  id: 'offerGame',
  method: 'POST',
  path: '/games/offer',
  summary: 'Takes a game off the shelf, or puts it on again, as whoever keeps the catalogue would.',
  fields: {
    game: { type: 'choice', options: SLUGS, description: 'The slug of the game' },
    isOffered: {
      type: 'choice',
      options: ['yes', 'no'],
      default: 'no',
      description: 'Whether it can be found and played'
    }
  },
  answer: object({ game: TEXT, isOffered: FLAG }),
  run: async (ports, { game, isOffered }) => {
    await offer(ports, game, isOffered === 'yes')
    return { game, isOffered: isOffered === 'yes' }
  }
})
