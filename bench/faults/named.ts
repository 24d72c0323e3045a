/** Whether one is to be done: all are, unless some are named by a word of theirs (`--line=feed`). */
export function isNamed(option: '--line' | '--party', name: string): boolean {
  const words = process.argv.flatMap(word =>
    word.startsWith(`${option}=`) ? [word.slice(option.length + 1)] : []
  )
  return words.length === 0 || words.some(word => name.includes(word))
}
