// Comfort for the card form, and the word to the lobby that a payment is over. The pages work
// without it: every step is a form.

const groups = digits => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

const number = document.querySelector('#number')
number?.addEventListener('input', () => {
  // Rewriting the text in the middle of it would move the caret.
  if (number.selectionStart !== number.value.length) return
  number.value = groups(number.value.replace(/\D/g, '').slice(0, 19))
})

/** Month, stroke and year, with one stroke whether it was typed, pasted or left out. */
const asExpiry = text => {
  const digits = text.replace(/^\s*(\d)\s*\//, '0$1').replace(/\D/g, '')
  if (/^[2-9]$/.test(digits)) return `0${digits}/`
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2, 6)}`
}

const expiry = document.querySelector('#expiry')
expiry?.addEventListener('input', event => {
  const isAtEnd = expiry.selectionStart === expiry.value.length
  if (isAtEnd && !event.inputType?.startsWith('delete')) expiry.value = asExpiry(expiry.value)
})

const fill = (field, value) => {
  if (field && field.value === '') field.value = value
}

for (const button of document.querySelectorAll('[data-number]')) {
  button.hidden = false
  button.addEventListener('click', () => {
    number.value = button.dataset.number
    fill(expiry, '12/34')
    fill(document.querySelector('#code'), '123')
    fill(document.querySelector('#holder'), 'Test Card')
    document.querySelector('[data-card] [type=submit]').focus()
  })
}

const isCardNumber = digits =>
  /^\d{12,19}$/.test(digits) &&
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = digit * (place % 2 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
    0

const CHECKS = {
  number: text => isCardNumber(text.replace(/[\s-]/g, '')),
  expiry: text => /^(0[1-9]|1[0-2])\s?\/?\s?(20)?\d{2}$/.test(text.trim()),
  code: text => /^\d{3,4}$/.test(text.trim()),
  holder: text => text.trim().length > 1
}

/** Says what can not be right before it is sent; the server looks at all of it again. */
function isRight(form) {
  const words = JSON.parse(form.dataset.card)
  // A card that is known already is asked for its code alone.
  const wrong = Object.keys(words).filter(name => {
    const field = form.elements[name]
    const isWrong = !CHECKS[name](field.value)
    field.toggleAttribute('aria-invalid', isWrong)
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    document.querySelector(`#${name}-fault`).textContent = isWrong ? words[name] : ''
    return isWrong
  })
  if (wrong.length > 0) form.elements[wrong[0]].focus()
  return wrong.length === 0
}

for (const form of document.forms) {
  // The script's words are in the page's language, the browser's own may not be.
  form.noValidate = true
  form.addEventListener('submit', event => {
    // A second press while the first is on its way would only ask the same again.
    if (form.dataset.sent || (form.dataset.card && !isRight(form))) return event.preventDefault()
    form.dataset.sent = 'yes'
    form.setAttribute('aria-busy', 'true')
  })
}

// A page that the browser brings back has nothing on its way any more.
addEventListener('pageshow', () => {
  for (const form of document.forms) {
    delete form.dataset.sent
    form.removeAttribute('aria-busy')
  }
})

// In a frame of another origin the focus belongs to the page around it.
if (window.parent === window) document.querySelector('[aria-invalid], #number, #code')?.focus()

const { message, origin, closes } = document.body.dataset
if (message && window.parent !== window) {
  const tell = () => window.parent.postMessage({ type: message }, origin)
  document.querySelector('[data-back]')?.addEventListener('click', event => {
    event.preventDefault()
    tell()
  })
  if (closes !== undefined) tell()
}
