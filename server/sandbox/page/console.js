// Sends the forms of the console to its interface and brings what is shown up to date.

const texts = JSON.parse(document.body.dataset.texts)

const say = (key, values = {}) =>
  (texts[`sandbox.${key}`] ?? '').replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)

const READ = {
  boolean: input => input.checked,
  integer: input => (input.value === '' ? undefined : Number(input.value)),
  moment: input => (input.value === '' ? undefined : new Date(input.value).toISOString())
}

function bodyOf(form) {
  const inputs = [...form.querySelectorAll('[name]')]
  return Object.fromEntries(
    inputs.map(input => [
      input.name,
      (READ[input.dataset.type] ?? (({ value }) => value || undefined))(input)
    ])
  )
}

const element = (name, text, className = '') =>
  Object.assign(document.createElement(name), { textContent: text, className })

function resultOf(answer) {
  const list = document.createElement('dl')
  for (const [key, value] of Object.entries(answer)) {
    const label = say(`result.${key}`)
    // The address matters where there is a password to it.
    if (label === '' || value === null || (key === 'email' && !answer.password)) continue
    const row = document.createElement('div')
    row.append(element('dt', label), element('dd', String(value)))
    list.append(row)
  }
  return list
}

function show(form, ok, answer) {
  const place = form.querySelector('.result')
  place.classList.toggle('result--bad', !ok)
  if (!ok) {
    const { code = '', field = '' } = answer?.error ?? {}
    const words = say(`error.${code}`, { field }) || say('error.OTHER', { code })
    place.replaceChildren(element('p', words))
    return
  }
  const parts = [element('p', say('done'), 'ok')]
  const list = resultOf(answer)
  if (list.children.length > 0) parts.push(list)
  // What was said is said; the next answer is another.
  if (form.dataset.control === 'answerChat') form.reset()
  if (form.dataset.control === 'newPlayer') {
    const link = element('a', say('openPlayer'))
    link.href = `?player=${encodeURIComponent(answer.playerId)}`
    parts.push(link)
  }
  place.replaceChildren(...parts)
}

async function refresh() {
  const response = await fetch(location.href)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const old of document.querySelectorAll('[data-live]')) {
    const next = page.getElementById(old.id)
    if (next && next.innerHTML !== old.innerHTML) old.replaceChildren(...next.childNodes)
  }
}

for (const form of document.querySelectorAll('[data-control]')) {
  form.addEventListener('submit', async event => {
    event.preventDefault()
    if (form.getAttribute('aria-busy')) return
    form.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(form))
      })
      show(form, response.ok, await response.json())
      await refresh()
    } catch {
      show(form, false, { error: { code: 'NETWORK' } })
    }
    form.removeAttribute('aria-busy')
  })
}

for (const link of document.querySelectorAll('[data-refresh]')) {
  link.addEventListener('click', event => {
    event.preventDefault()
    refresh().catch(() => undefined)
  })
}

// Events of visits show as they come in, a few at a time.
let soon
new EventSource('/sandbox/live').addEventListener('told', () => {
  if (soon !== undefined) return
  soon = setTimeout(() => {
    soon = undefined
    refresh().catch(() => undefined)
  }, 250)
})

// What players do elsewhere shows here without a press, while somebody looks.
setInterval(() => {
  if (!document.hidden) refresh().catch(() => undefined)
}, 5000)
