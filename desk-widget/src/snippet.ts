import { createWidget, type GiveToken } from './widget.ts'

/** Where this script came from is where the desk is. */
const own = document.currentScript
const desk = new URL(own instanceof HTMLScriptElement ? own.src : location.href).origin

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** A site that has settings for the classic widget is given that one. */
const settings = propertyOf(Reflect.get(window, 'zESettings'), 'webWidget')
const isClassic = settings !== undefined
const jwtFn = propertyOf(propertyOf(settings, 'authenticate'), 'jwtFn')
const asked: GiveToken | undefined =
  typeof jwtFn === 'function' ? give => Reflect.apply(jwtFn, undefined, [give]) : undefined

const widget = createWidget(desk, isClassic, asked)

const isFunction = (value: unknown): value is (...given: unknown[]) => void =>
  typeof value === 'function'

const toLogIn = (giveToken: unknown, done: unknown) => {
  if (isFunction(giveToken)) widget.login(giveToken, isFunction(done) ? done : undefined)
}
const toSetLocale = (locale: unknown) => {
  if (typeof locale === 'string') widget.setLocale(locale)
}
const toListen = (event: string) => (listener: unknown) => {
  if (isFunction(listener)) widget.on(event, listener)
}

/** The public calls of both widgets. */
const CALLS: Readonly<Record<string, (...given: unknown[]) => void>> = {
  'messenger open': widget.open,
  'messenger close': widget.close,
  'messenger show': widget.show,
  'messenger hide': widget.hide,
  'messenger loginUser': toLogIn,
  'messenger logoutUser': widget.logout,
  'messenger:set locale': toSetLocale,
  'messenger:on open': toListen('open'),
  'messenger:on close': toListen('close'),
  'messenger:on unreadMessages': toListen('unreadMessages'),
  'webWidget open': widget.open,
  'webWidget close': widget.close,
  'webWidget show': widget.show,
  'webWidget hide': widget.hide,
  'webWidget logout': widget.logout,
  'webWidget setLocale': toSetLocale,
  'webWidget:on open': toListen('open'),
  'webWidget:on close': toListen('close')
}

/** What the desk does not know it passes over. */
const zE = (target: unknown, command?: unknown, ...given: unknown[]): void =>
  CALLS[`${target} ${command}`]?.(...given)

Object.assign(window, { zE })
