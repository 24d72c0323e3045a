// The frame's side of what docs/how-to-use-an-outside-sportsbook.md says.
const { house, words } = document.body.dataset
const text = JSON.parse(words)
const MATCHES = [
  ['orrel-marsk', 'Orrelby – Marskholm', ['2.10', '3.35', '3.60']],
  ['tindra-velk', 'Tindra – Velkona', ['1.85', '3.50', '4.20']],
  ['hask-brenn', 'Haskmoor – Brennavik', ['2.75', '3.10', '2.60']]
]

const tell = message => window.parent.postMessage(message, house)
const find = id => document.getElementById(id)
const fill = (line, values) => line.replace(/\{(\w+)\}/g, (_, name) => values[name])

let place = new URLSearchParams(location.search).get('path') ?? ''
let isKnown = false

function showPlace() {
  for (const button of document.querySelectorAll('[data-place]')) {
    if (button.dataset.place === place) button.setAttribute('aria-current', 'page')
    else button.removeAttribute('aria-current')
  }
}

function showPick(coupon) {
  const [id, outcome] = coupon.split('.')
  const match = MATCHES.find(each => each[0] === id)
  find('slip').textContent = match
    ? fill(text.picked, { pick: `${match[1]} ${outcome}` })
    : text.nothing
  for (const odd of document.querySelectorAll('[data-pick]'))
    odd.setAttribute('aria-pressed', String(odd.dataset.pick === coupon))
}

function draw() {
  const list = document.querySelector('.matches')
  for (const [id, name, odds] of MATCHES) {
    const row = document.createElement('li')
    const sides = document.createElement('span')
    sides.textContent = name
    row.append(sides)
    for (const [at, price] of odds.entries()) {
      const outcome = ['1', 'x', '2'][at]
      const odd = document.createElement('button')
      odd.type = 'button'
      odd.dataset.pick = `${id}.${outcome}`
      odd.setAttribute('aria-label', `${name} ${outcome} ${price}`)
      odd.textContent = price
      odd.addEventListener('click', () => {
        showPick(odd.dataset.pick)
        tell({ type: 'coupon', coupon: odd.dataset.pick })
      })
      row.append(odd)
    }
    list.append(row)
  }
}

/** The book's server alone can ask whose token it is. */
async function takeSession({ token, currency, locale, coupon }) {
  const answer = await fetch('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token })
  })
  const session = await answer.json()
  if (session.status !== 'ok') {
    find('who').textContent = fill(text.refused, { code: session.code ?? answer.status })
    return
  }
  isKnown = true
  find('sign-in').hidden = true
  const money = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency })
  find('who').textContent = fill(text.known, { balance: money.format(session.balance) })
  if (coupon !== '') showPick(coupon)
}

addEventListener('message', ({ data, origin, source }) => {
  if (source !== window.parent || origin !== house) return
  if (data.type === 'hello' && !isKnown) tell({ type: 'ready' })
  if (data.type === 'session') void takeSession(data)
  if (data.type === 'refused') find('who').textContent = fill(text.refused, { code: data.code })
})

for (const button of document.querySelectorAll('[data-place]'))
  button.addEventListener('click', () => {
    place = button.dataset.place
    showPlace()
    tell({ type: 'path', path: place })
  })
find('sign-in').addEventListener('click', () => tell({ type: 'login-needed' }))

draw()
showPlace()
showPick('')
find('who').textContent = text.visitor
new ResizeObserver(() =>
  tell({ type: 'resize', height: Math.ceil(document.body.scrollHeight) })
).observe(document.body)
tell({ type: 'ready' })
