export { countPlay } from './count-play.ts'
export { playDays, playedBetween } from './play-days.ts'
