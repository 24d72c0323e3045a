import type { Audience } from '../fan-out/audience.ts'
import type { FanOut } from '../fan-out/fan-out.ts'
import type { Ports } from '../ports.ts'
import type { Boards } from './boards.ts'
import type { PlayerListener } from './player-listener.ts'
import type { Untold } from './untold.ts'

/** What the parts of the service share in one process. */
export interface Hall {
  readonly ports: Ports
  readonly brand: string
  readonly audience: Audience<PlayerListener>
  readonly boards: Boards
  readonly fanOut: FanOut
  readonly untold: Untold
}
