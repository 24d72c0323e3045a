import { Ghost } from './Ghost.tsx'

/** The room of the row before anything stands in it. */
export const Waiting = () => (
  <>
    <div className="row__head" />
    <ul className="row__track" aria-hidden="true">
      <Ghost />
    </ul>
  </>
)
