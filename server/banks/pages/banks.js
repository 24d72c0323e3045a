// Counts the time of a login down, and sends each form once. The pages work without it: every step
// is a form, and the server alone knows whether the time is over.

const timer = document.querySelector('[data-seconds]')
const { here } = document.body.dataset

if (timer && here) {
  const end = performance.now() + Number(timer.dataset.seconds) * 1000
  const show = () => {
    const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000))
    timer.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    timer.classList.toggle('soon', seconds <= 60)
    if (seconds > 0) return
    clearInterval(counting)
    location.replace(here)
  }
  const counting = setInterval(show, 1000)
  show()
}

for (const form of document.forms)
  form.addEventListener('submit', event => {
    // A second press while the first is on its way would only ask the same again.
    if (form.dataset.sent) return event.preventDefault()
    form.dataset.sent = 'yes'
    form.setAttribute('aria-busy', 'true')
  })

// A page that the browser brings back has nothing on its way any more, and may be over.
addEventListener('pageshow', event => {
  for (const form of document.forms) {
    delete form.dataset.sent
    form.removeAttribute('aria-busy')
  }
  if (event.persisted && here) location.replace(here)
})

document.querySelector('[aria-invalid], #phone, #user')?.focus()

// The address belongs to one of the choices: whoever changes it has made that choice.
const email = document.querySelector('#email')
email?.addEventListener('input', () => {
  const player = document.querySelector('[name=who][value=player]')
  if (player) player.checked = true
})
