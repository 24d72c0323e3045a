/** Two lines of talk; drawn here, since no other part of a page has use of it. */
export const Bubble = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 5h16v11h-8.5L7 20v-4H4zM8 9h8M8 12h5" />
  </svg>
)
