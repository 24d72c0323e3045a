import type { Locale } from '#config/locales.ts'
import type { Config } from '../../config.ts'
import { realmPath } from '../realm.ts'

/** A page about a forgotten password, with the language that goes along from one to the next. */
export const passwordPath = (config: Config, locale: Locale, page = ''): string =>
  `${realmPath(config)}/password/${page}?ui_locales=${locale}`
