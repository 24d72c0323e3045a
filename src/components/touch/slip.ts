import { takePresses } from '#islands/sports/picks-slip.ts'

/** Has the slip take the prices that were pressed. */
export const touch = (): void => takePresses()
