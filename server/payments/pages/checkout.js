// Comfort for the card form, and the word to the lobby that a payment is over. The pages work
// without it: every step is a form.

const groups = digits => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

const number = document.querySelector('#number')
number?.addEventListener('input', () => {
  // Rewriting the text in the middle of it would move the caret.
  if (number.selectionStart !== number.value.length) return
  number.value = groups(number.value.replace(/\D/g, '').slice(0, 19))
})

const expiry = document.querySelector('#expiry')
expiry?.addEventListener('input', event => {
  if (event.inputType?.startsWith('delete')) return
  const digits = expiry.value.replace(/\D/g, '')
  if (/^\d{2}$/.test(expiry.value)) expiry.value = `${digits}/`
  else if (/^[2-9]$/.test(expiry.value)) expiry.value = `0${digits}/`
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

// A second press while the first is on its way would only ask the same again.
for (const form of document.forms) {
  form.addEventListener('submit', event => {
    if (form.dataset.sent) event.preventDefault()
    form.dataset.sent = 'yes'
    form.setAttribute('aria-busy', 'true')
  })
}

const { message, origin, closes } = document.body.dataset
if (message && window.parent !== window) {
  const tell = () => window.parent.postMessage({ type: message }, origin)
  document.querySelector('[data-back]')?.addEventListener('click', event => {
    event.preventDefault()
    tell()
  })
  if (closes !== undefined) tell()
}
