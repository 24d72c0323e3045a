/** As high as a tile, whatever comes in its place. */
export const Ghost = () => (
  <li aria-hidden="true">
    <span className="tile">
      <span className="tile__art" />
      <span className="tile__meta">
        <b>&nbsp;</b>
        <small>&nbsp;</small>
      </span>
    </span>
  </li>
)
