const two = (value: number) => String(value).padStart(2, '0')

const parts = (milliseconds: number, round: (seconds: number) => number) => {
  const seconds = Math.max(0, round(milliseconds / 1000))
  const hours = Math.floor(seconds / 3600)
  return { hours, rest: `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` }
}

/** What has passed, in hours, minutes and whole seconds; `00:00:00` at least. */
export function elapsed(milliseconds: number): string {
  const { hours, rest } = parts(milliseconds, Math.floor)
  return `${two(hours)}:${rest}`
}

/** What is left, in hours, minutes and begun seconds; `0:00:00` at least. */
export function remaining(milliseconds: number): string {
  const { hours, rest } = parts(milliseconds, Math.ceil)
  return `${hours}:${rest}`
}
