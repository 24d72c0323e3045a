/** What scripts of others leave on the window can be anything; these read it so. */
export function fieldOf(of: unknown, name: string): unknown {
  const holds = (typeof of === 'object' && of !== null) || typeof of === 'function'
  return holds ? Reflect.get(of, name) : undefined
}

export const globalOf = (name: string): unknown => fieldOf(window, name)

/** Calls a method of a global; one that is not there is a `TypeError`. */
export function callGlobal(name: string, method: string, ...given: readonly unknown[]): unknown {
  const owner = globalOf(name)
  const called = fieldOf(owner, method)
  if (typeof called !== 'function') throw new TypeError(`There is no ${name}.${method}`)
  return Reflect.apply(called, owner, given)
}

/** The names of those fields that are true, and not only something like it. */
export const namesOfTrue = (of: unknown, names: readonly string[]): readonly string[] =>
  names.filter(name => fieldOf(of, name) === true)
