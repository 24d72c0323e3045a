/** Comes with an answer that lets something be counted, and again with every later one. */
export function touch(): void {}
