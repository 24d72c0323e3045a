import { lines } from '../lines.ts'
import type { HoldModel } from '../model.ts'

export const hoard: HoldModel = {
  kind: 'hold',
  name: 'hoard',
  coins: 25,
  rows: 3,
  lines: lines(25),
  strips: [
    'k4a11jccc3tkkq4k4aj3acctqqcck55jj3q4taq2a2j5tt',
    '4cq33qaa125cccjtjja4wakaq21cct34jk55qqjktkktt4c',
    '4ktj4tkc3w4qjjq3cc4j21aa51ataq5kqk3qkccct52jatc',
    'tqct35j3qac34kacc4kkwjqa1jj4tq5tjqccc1k2k25ta4a',
    'q3kttja2ja5j5cc2jaakqc4kt4qc1t31ak3ccct4jqk4q5'
  ],
  pays: {
    1: [0, 2, 16, 70, 350],
    2: [0, 0, 13, 55, 180],
    3: [0, 0, 9, 37, 90],
    4: [0, 0, 7, 21, 70],
    5: [0, 0, 7, 16, 50],
    a: [0, 0, 4, 10, 36],
    k: [0, 0, 3, 10, 34],
    q: [0, 0, 3, 9, 25],
    j: [0, 0, 2, 7, 22],
    t: [0, 0, 2, 7, 22]
  },
  scatterPays: [0, 0, 0, 0, 0],
  hold: {
    trigger: 6,
    respins: 3,
    oneIn: 20,
    values: [
      { worth: 25, weight: 60 },
      { worth: 50, weight: 30 },
      { worth: 75, weight: 15 },
      { worth: 125, weight: 8 },
      { worth: 250, weight: 4 },
      { worth: 625, weight: 1 }
    ],
    full: 12500
  },
  cap: 5000
}
