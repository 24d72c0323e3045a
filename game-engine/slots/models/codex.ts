import { lines } from '../lines.ts'
import type { BookModel } from '../model.ts'

export const codex: BookModel = {
  kind: 'book',
  name: 'codex',
  coins: 10,
  rows: 3,
  lines: lines(10),
  strips: [
    'jqt245aqka3atjkt14ajt5k1a3jqtjqtj2wjk45kq3qtkwa',
    'k3akwaq2atktqw1qa43j5jq4jqtjtkt4a53jqj2t5tkjak1',
    '5w1atqatqj2qa413kqaja4jktjtqjkta5jk32wk5tjktq34',
    'qt2aq3a4ajkj1jwqkw5tqkj43tat4tktkjatq352jkj15qa',
    't3jaw1ktqktqaqk41t5ta235qtqjkj54qa4jkj2jk3wjata'
  ],
  pays: {
    1: [0, 5, 45, 500, 2500],
    2: [0, 3, 21, 210, 1100],
    3: [0, 3, 16, 50, 390],
    4: [0, 3, 14, 50, 390],
    5: [0, 0, 5, 30, 170],
    a: [0, 0, 3, 23, 80],
    k: [0, 0, 3, 21, 70],
    q: [0, 0, 3, 12, 50],
    j: [0, 0, 3, 12, 50],
    t: [0, 0, 2, 12, 50]
  },
  scatterPays: [0, 0, 20, 200, 2000],
  free: {
    strips: [
      'jajtk3kqa3512a4jw5kjatqt2q4a1w3qjtqtk5ajqk4kt',
      'jak5jqt31q5aj4kwq5tkwtqaq3tkjka13ta242takj4jq',
      'qjtat241akq3ja5twktkjkqk3j1q4taqwaq53ak2j5tj4',
      '5kak5q3a3tqjtwqkqa54kja12tjkwaqjkj4t3tqj12ta4',
      'w42qkjajakakwqkj23tkq1tq543jkqtj4t5ajt13qata5'
    ],
    awarded: { 3: 10, 4: 10, 5: 10 },
    most: 100
  },
  cap: 10000
}
