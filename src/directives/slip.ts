import type { ClientDirective } from 'astro'

import { onceTrue } from '../in-page/once-true.ts'
import { wantsSlip } from '../in-page/slip-hint.ts'

/**
 * `client:slip`: loads an island once something is on the bet slip of this browser, or a booking code
 * is to be put there. A visitor who has picked nothing fetches not a byte of it.
 */
const slip: ClientDirective = load => onceTrue(wantsSlip, async () => await (await load())())

export default slip
