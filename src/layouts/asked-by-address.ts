/** An address that asks for something counts as the first touch of the page's search. */
export const askedByAddress =
  "location.search&&document.querySelector('.find').dispatchEvent(new Event('pointerover',{bubbles:!0}))"

/** The same for a list whose filters or order stand in the address. */
export const wantedByAddress =
  "location.search&&document.querySelector('.sift').dispatchEvent(new Event('pointerover',{bubbles:!0}))"
