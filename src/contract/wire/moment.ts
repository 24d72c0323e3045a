const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/

// Seconds stay below this until the year 5138, milliseconds are above it since March 1973.
const FIRST_MILLISECONDS = 1e11

const LAST = 253_402_300_799_999

/** Reads an ISO 8601 string with its zone, or seconds or milliseconds since 1970. */
export function readMoment(value: unknown): Date | null {
  if (typeof value === 'string' && ISO.test(value)) {
    const read = new Date(value)
    return Number.isNaN(read.getTime()) ? null : read
  }
  if (typeof value !== 'number' || !(value > 0)) return null
  const milliseconds = value < FIRST_MILLISECONDS ? value * 1000 : value
  return milliseconds <= LAST ? new Date(milliseconds) : null
}
