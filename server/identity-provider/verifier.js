// Tells the page that holds this frame what has become of the check: a hint, for the house is told
// by another way.
const { message, origin, outcome } = document.body.dataset
if (message && origin && outcome && window.parent !== window)
  window.parent.postMessage({ type: message, outcome }, origin)
