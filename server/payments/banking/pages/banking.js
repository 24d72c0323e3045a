// Sends each form once, and tells the lobby around a frame that a payment is over. The pages work
// without it: every step is a form.

for (const form of document.forms)
  form.addEventListener('submit', event => {
    // A second press while the first is on its way would only ask the same again.
    if (form.dataset.sent) return event.preventDefault()
    form.dataset.sent = 'yes'
    form.setAttribute('aria-busy', 'true')
  })

// A page that the browser brings back has nothing on its way any more.
addEventListener('pageshow', () => {
  for (const form of document.forms) {
    delete form.dataset.sent
    form.removeAttribute('aria-busy')
  }
})

// In a frame of another origin the focus belongs to the page around it.
if (window.parent === window) document.querySelector('[aria-invalid], #phone, #user')?.focus()

const { message, origin, closes } = document.body.dataset
if (message && window.parent !== window) {
  const tell = () => window.parent.postMessage({ type: message }, origin)
  document.querySelector('[data-back]')?.addEventListener('click', event => {
    event.preventDefault()
    tell()
  })
  if (closes !== undefined) tell()
}
