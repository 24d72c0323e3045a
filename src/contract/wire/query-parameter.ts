/** The parameters that every page of a session looks for, each for itself: a page loads no more. */

const TOKEN = /^[\x21-\x7e]{8,8192}$/
const NAME = /^[\w.:-]{1,128}$/

/** A token as it stands in an address, or null: whether it decodes is another matter. */
export const tokenParameter = (value: string): string | null => (TOKEN.test(value) ? value : null)

/** A name of ours, such as an id or a method of payment. */
export const nameParameter = (value: string): string | null => (NAME.test(value) ? value : null)
