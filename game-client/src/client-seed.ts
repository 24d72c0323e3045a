/** A word of the player's side that the house cannot know before it is sent. */
export const clientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte =>
    byte.toString(16).padStart(2, '0')
  ).join('')
