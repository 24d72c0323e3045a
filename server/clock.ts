/** The platform's time; only the sandbox moves it. */
export interface Clock {
  now(): Date
  /** Moves the time of all processes to a moment, or back to the real time. */
  move(to: Date | 'real'): Promise<void>
}
