/** An address that asks for something counts as the first touch of the page's search. */
export const askedByAddress =
  "location.search&&document.querySelector('.find').dispatchEvent(new Event('pointerover',{bubbles:!0}))"
