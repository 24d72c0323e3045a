// Asks the browser for a passkey, by the button or from the list that it shows at the e-mail field.
// The form is taken away where this cannot work; name and password need none of it.

const RENEW_AFTER = 4 * 60_000

const form = document.querySelector('[data-passkey]')
let asking
let leaving = false

async function ask(mediation) {
  asking?.abort()
  asking = new AbortController()
  const { signal } = asking
  const answer = await fetch(form.dataset.passkey, { method: 'POST', signal })
  if (!answer.ok) throw new Error(`the challenge was answered by ${answer.status}`)
  const { challengeId, options } = await answer.json()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await navigator.credentials.get({ publicKey, mediation, signal })
  form.elements.challengeId.value = challengeId
  form.elements.response.value = JSON.stringify(credential)
  form.submit()
}

async function offerInField() {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || leaving) return
  // A challenge is good for five minutes; whoever reads longer is asked with a new one.
  const timer = setTimeout(offerInField, RENEW_AFTER)
  ask('conditional').catch(error => {
    if (error.name !== 'AbortError') clearTimeout(timer)
  })
  form.addEventListener('submit', () => clearTimeout(timer), { once: true })
}

/** The sign-in is over once another form has been sent: whatever is asked after it finds it lost. */
function leaveWith({ target }) {
  if (target === form) return
  leaving = true
  asking?.abort()
}

if (form && 'PublicKeyCredential' in window && PublicKeyCredential.parseRequestOptionsFromJSON) {
  const unused = form.querySelector('[role="alert"]')
  form.parentElement.dataset.ready = ''
  form.addEventListener('submit', event => {
    event.preventDefault()
    unused.hidden = true
    ask('optional').catch(() => {
      unused.hidden = false
    })
  })
  document.addEventListener('submit', leaveWith)
  offerInField()
} else if (form) {
  form.parentElement.hidden = true
}
