import { readSportsCounts, type SportsCounts } from '#contract/wire/sports-counts.ts'
import { askEvery } from './ask-every.ts'

/** How many events each topic has, and how many of them are in play; what has none is left out. */
export type TopicCounts = SportsCounts['topics']

const EVERY = 30_000

/** Tells how many events each topic has, and how many of them are in play, until it is ended. */
export const followCounts = (heard: (topics: TopicCounts) => void): (() => void) =>
  askEvery(EVERY, '/v1/counts', text => {
    const counts = readSportsCounts(text)
    if (counts) heard(counts.topics)
  })
