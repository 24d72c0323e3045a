export { countPlay, type Play } from './count-play.ts'
export { playDays, playedBetween } from './play-days.ts'
