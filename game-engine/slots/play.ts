import type { Draw } from '../draw.ts'
import type { Model } from './model.ts'
import type { Outcome } from './outcome.ts'
import { playBook } from './play-book.ts'
import { playClassic } from './play-classic.ts'
import { playFlare } from './play-flare.ts'
import { playHold } from './play-hold.ts'
import { playTumble } from './play-tumble.ts'

/** Decides one whole round of a model. */
export function play(model: Model, draw: Draw): Outcome {
  switch (model.kind) {
    case 'classic':
      return playClassic(model, draw)
    case 'flare':
      return playFlare(model, draw)
    case 'book':
      return playBook(model, draw)
    case 'tumble':
      return playTumble(model, draw)
    case 'hold':
      return playHold(model, draw)
  }
}
