/** An address that asks for something counts as the first touch of what the page looks for it with. */
const { of = '' } = document.currentScript?.dataset ?? {}
if (location.search)
  document.querySelector(of)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

export {}
