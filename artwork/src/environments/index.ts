import { northern } from './northern.ts'
import { open } from './open.ts'
import { type Env, environments } from './places.ts'
import { rooms } from './rooms.ts'
import { waters } from './waters.ts'

/** Every painted place by its name. */
export const places: Readonly<Record<string, Env>> = {
  ...environments,
  ...waters,
  ...northern,
  ...rooms,
  ...open
}
