import { type Chance, pick } from './chance.ts'

/** Digits that a card could have, and that stand nowhere else: they may be kept nowhere. */
export const CARD = '4556737586899855'
/** A password that nobody has, for the same. */
export const PASSWORD = 'canary-password-of-the-hostile'

const TEXTS = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '0x10',
  '1,5',
  '1.234,56',
  '1.005',
  '٩٩',
  '９９',
  '9007199254740993',
  '1'.repeat(400),
  "' or 1=1--",
  "'; drop table players; --",
  '$1',
  '%s%s%n',
  '../../etc/passwd',
  '..%2f..%2f',
  '\\\\host\\share',
  '\0',
  'a\0b',
  'a\r\nset-cookie: x=1',
  '\ud800',
  '\u202egnp.exe',
  '\u200b\ufeff',
  'Z\u0351\u036b'.repeat(60),
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '<svg onload=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example\\@localhost/',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{"a":1}',
  'null',
  'true',
  '2026-02-30',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '2026-11-29T25:61:61+99:99',
  '00000000-0000-0000-0000-000000000000',
  `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
  'a@b',
  'x'.repeat(5000),
  '(a+)+$'.repeat(20),
  CARD
] as const

const OTHERS = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  5e-324,
  [],
  {},
  [[]],
  { length: 1 },
  { toString: 1, valueOf: 1 }
] as const

export const nastyText = (chance: Chance): string => pick(chance, TEXTS)

/** A text mostly; what is no text else. */
export const nasty = (chance: Chance): unknown =>
  chance() < 0.7 ? nastyText(chance) : pick(chance, OTHERS)

/** What a field of a name could be meant to hold, and something hostile as often. */
export function nastyFor(name: string, chance: Chance): unknown {
  if (/password/i.test(name)) return PASSWORD
  return nasty(chance)
}
