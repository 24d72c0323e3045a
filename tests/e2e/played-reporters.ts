/** A script as the maker of a reporter publishes it: what it is told stands on `window.reported`. */
export const GOOD = `
  window.reported = [];
  let options;
  const take = (what, hint) => {
    const event = options.beforeSend({ message: String(what), tags: hint.captureContext.tags, user: { id: 'p1' } });
    reported.push(event);
  };
  window.Sentry = {
    init(given) { options = given; reported.push('rate ' + given.tracesSampleRate) },
    captureException: take,
    captureMessage: take
  };`

export const LYING = 'window.Sentry = { init: 1 }'

export const THROWING = `
  window.Sentry = { init() { throw new Error('no') }, captureException() {}, captureMessage() {} }`

declare global {
  interface Window {
    reported?: unknown[]
  }
}
