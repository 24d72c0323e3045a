import { expect, test } from 'vitest'

import { passwordStrength } from '#rules/password-strength.ts'

test.each([
  ['', 'short'],
  ['nine char', 'short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abababababab', 'weak'],
  ['1234512345', 'weak'],
  ['three green horses', 'good'],
  ['correct horse Battery 9', 'strong'],
  ['パスワードを忘れない', 'weak']
] as const)('%j is a %s password', (password, strength) => {
  expect(passwordStrength(password, 10)).toBe(strength)
})
