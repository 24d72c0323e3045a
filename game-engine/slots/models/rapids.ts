import type { TumbleModel } from '../model.ts'

export const rapids: TumbleModel = {
  kind: 'tumble',
  name: 'rapids',
  coins: 20,
  rows: { least: 2, most: 6 },
  lines: 'ways',
  ladder: [1],
  strips: [
    '4a4tjqk3q4qtq1kt2qaqa5t53kj2t32tj5ajk13j5a4jk1s',
    'kj32k13q45ka4qajk4sq51taq2takt3tqjt5tja241qjwj53',
    'qatj3a3kat1j2atkqj4t2ta4qk3qj4sk2kj51tqj53wq5145',
    'tqj3k5st2j5jqk1kat3aktqj4qw2a34qktj512a1j35a4t4q',
    'jk3as4atq2t54q343a1atqjt3qjkj5kj51qk5jqt21ak2t4'
  ],
  pays: {
    1: [0, 4, 15, 50, 140],
    2: [0, 0, 8, 20, 60],
    3: [0, 0, 5, 13, 35],
    4: [0, 0, 4, 10, 31],
    5: [0, 0, 3, 8, 20],
    a: [0, 0, 2, 5, 13],
    k: [0, 0, 2, 5, 12],
    q: [0, 0, 1, 4, 8],
    j: [0, 0, 1, 3, 8],
    t: [0, 0, 1, 3, 7]
  },
  scatterPays: [0, 0, 0, 0, 0],
  free: {
    strips: [
      '354ja4q235kq2tkj5akqjaj351kjq1tjtak1tq4t23q4ta',
      'q3kt3j2ks1tjtq543tq41qta45kak2jtawjqa4kj5a513q2j',
      '5q54ktaj1tj32qtja5waqaq21k3t1t4q3s3ktj2jqkjak454',
      'kjt3qw3k24kj1qkj1524ja5jq1sjat4t3t2a4a5a3qkq5tqt',
      'j3j3tkt3q1t215q4qtka4j152a45jka4aqj3kqaqt25tjk'
    ],
    awarded: { 3: 10, 4: 12, 5: 15 },
    step: 1,
    most: 40
  },
  cap: 10000
}
