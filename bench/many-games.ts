import { SHELF } from '#config/catalogue/games.ts'
import { numberOf } from '#config/catalogue/order.ts'
import type { GameRow, SearchGames } from '#rules/search/search-file.ts'

/** More words such as titles are made of, so that thousands of games are not all alike. */
const MORE =
  'abbey acre admiral almond ambush amulet anthem arcade armada ashen aurum autumn avalanche bandit banner barley bastion battle beacon bell birch blaze blossom bonfire bramble brazen bridge bronze brook buccaneer bullion cactus candle canyon caravan carnival cascade castle cedar centaur charm chase chief chime circus citadel cloak clove cobalt comet corsair cosmic cottage coyote cradle crest crimson crystal dagger dance daring dawn delta desert destiny diamond dice dolphin dream drum eagle echo eclipse eden elixir ember empire enchanted engine falcon feast feather fiesta flame flint flute forest fortress fountain frontier galaxy gambit garnet gazelle geyser giant ginger glory goblet goddess golem granite gravel grove guardian gypsum halo hammer harbour harvest haunted hazel heron hidden hollow horizon hunter idol imperial inferno iris iron island ivory jackal jester jewel jubilee juggler juniper kingdom knight labyrinth ladder lagoon lavender legend leopard lightning lily lizard lodge lucky lunar magic magnet mammoth mango mantle marble maple market marvel meadow medal merlin meteor midnight mill mine miracle mirage monarch monsoon mosaic mountain museum mustang mystic needle nectar noble nomad oasis ocean octave olive omen oracle orbit otter outlaw owl palace panther parade parrot pasture pelican pepper petal phantom pilot pinnacle planet plume poppy prairie prince prism prophet puma quarry quartz quest raider rainbow ranger raven rebel reef relic revel riddle river rogue rooster royal rubble saffron sail salamander sapling savanna sceptre scroll secret sentinel serpent shadow shaman shark shell shore siren sky sorcerer spark spice spirit spring stallion star steam stone storm stream summit sunset sword tavern temple thistle thorn thunder tiara tiger timber titan torch tower trail treasure tribe trumpet tulip tundra turtle twilight unicorn valley vault velvet viking violet viper vista volcano voyage walrus warrior waterfall whisper wild willow winter wizard wonder woodland zebra zenith zephyr'.split(
    ' '
  )

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

const pick = <Item>(items: readonly Item[], seed: string): Item => {
  const item = items[numberOf(seed) % items.length]
  if (item === undefined) throw new RangeError('There is nothing to pick from')
  return item
}

const WORDS = [
  ...new Set([
    ...SHELF.flatMap(({ title }) => title.name.split(' ')).filter(word => word.length > 3),
    ...MORE.map(capital)
  ])
]

/** A title of two or three real words: the same for a number at every run. */
export function madeName(place: number): string {
  const parts = [pick(WORDS, `first ${place}`), pick(WORDS, `second ${place}`)]
  if (place % 3 === 0) parts.push(pick(WORDS, `third ${place}`))
  return parts.join(' ')
}

/** A shelf of so many games with titles of two or three real words: the same at every run. */
export function manyGames(file: SearchGames, count: number): SearchGames {
  const made = (place: number): GameRow => {
    const like = pick(file.games, `like ${place}`)
    const [, , , categories, features, tone] = like
    const studio = numberOf(`studio ${place}`) % file.studios.length
    return [madeName(place), like[1], studio, categories, features, tone]
  }
  const more = Array.from({ length: Math.max(0, count - file.games.length) }, (_, place) =>
    made(place)
  )
  return { ...file, games: [...file.games, ...more].slice(0, count) }
}
