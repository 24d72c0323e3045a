import { atom, computed, readonlyType } from 'nanostores'

/** A guard waits for its data, blocks the player, or is out of the way. */
export type GuardState = 'active' | 'clear' | 'pending'

const $guards = atom<Readonly<Record<string, GuardState>>>({})

/** Each capability that may block the player tells here how it stands. */
export const setGuard = (name: string, state: GuardState): void =>
  $guards.set({ ...$guards.get(), [name]: state })

/** The strictest of all guards. */
export const $guard = readonlyType(
  computed($guards, (guards): GuardState => {
    const states = Object.values(guards)
    if (states.includes('active')) return 'active'
    return states.includes('pending') ? 'pending' : 'clear'
  })
)
