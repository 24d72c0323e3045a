/** A button with words, and what a press does. */
export function button(name: string, words: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = name
  made.append(words)
  made.addEventListener('click', press)
  return made
}
