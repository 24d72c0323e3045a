import { lines } from '../lines.ts'
import type { ClassicModel } from '../model.ts'

export const drift: ClassicModel = {
  kind: 'classic',
  name: 'drift',
  coins: 20,
  rows: 3,
  lines: lines(20),
  strips: [
    'ja5kq3jtqjqk2kqj4atj5a451q3tk2s1q435kt42atjat',
    '5ktj41ja5k52q343k2kwakq35tjst4jaj1tjqst24qat3wqa',
    'j4a1jktwkq321sq235j5j4q2qt53aktawa5ktq34jatjst4k',
    'skj132q1a45tq3ktqa5sqa5wjtwa4kq45tjktk3j2ja24jt3',
    'q2kj323q5tw4tk5awtq3ja1ajt2qk4katjaq54st4j513kj'
  ],
  pays: {
    1: [0, 11, 100, 450, 2100],
    2: [0, 0, 70, 250, 1200],
    3: [0, 0, 55, 210, 600],
    4: [0, 0, 45, 140, 400],
    5: [0, 0, 33, 100, 330],
    a: [0, 0, 21, 65, 210],
    k: [0, 0, 21, 65, 200],
    q: [0, 0, 12, 45, 180],
    j: [0, 0, 11, 45, 180],
    t: [0, 0, 10, 40, 130],
    w: [0, 11, 100, 400, 2200]
  },
  scatterPays: [0, 0, 40, 200, 1000],
  free: {
    strips: [
      '51k1j23j243k5j1as4qatjq54t2a5a3qkakjtqkt3qt4',
      '254t5s5j4kaqwt143w3t52qjakj4q1qkakatja23k1tq3wj',
      'j42a3wqs534waktq51t53wsaj15qa2kq2k41ktj3t4jtkqja',
      'tajtwa3tqjk4a41qt45qwa1aqk23ks52j51jtj3k235sq4wk',
      '3jq5ak1t2k5wq4kqa34jt5a4a32qt53kt4a2j1tjwsk1jwq'
    ],
    awarded: { 3: 10, 4: 15, 5: 20 },
    factor: 2,
    most: 60
  },
  cap: 5000
}
