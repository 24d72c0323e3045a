import { atom } from 'nanostores'

import { followLinksSoftly } from './environment/devices/soft-navigation.ts'
import { onVisit } from './lib/on-visit.ts'

/**
 * Soft navigation, on for as long as somebody listens. Only islands of a session import this, so
 * that a visitor's pages stay plain documents and pay nothing for it.
 */
export const $softNavigation = atom(true)

onVisit($softNavigation, followLinksSoftly)
