// The router goes to where the history's entry was left, as soon as it is loaded. Here that is long
// after the document was, which the browser has scrolled and the player has scrolled on: the page
// would jump under the finger that first points at a link, and the press would go past it.
const { history } = window
if (history.state) history.replaceState({ ...history.state, scrollX, scrollY }, '')

export {}
