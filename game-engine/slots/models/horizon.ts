import type { ClassicModel } from '../model.ts'

export const horizon: ClassicModel = {
  kind: 'classic',
  name: 'horizon',
  coins: 40,
  rows: 4,
  lines: 'ways',
  strips: [
    '454q14jakjq212qjqjt45akat5aj3sktaka3kqtjkt5tq3',
    '2qkq5kt5a3jtk41aq13qa4j5qatjk23atqjts4jkakw4jt5s',
    'jaq13k4j4kasqjkqa52j45aqtq3a53kjtwtat5k1tqtj2k4',
    'ajq52qa1k3kt1jq4wt4ajaqka354stkat53qt5j2k4qjtjk',
    'ak3jtakj43akq5tqjtakqa4j45aqjk5123qjqts2kt415t'
  ],
  pays: {
    1: [0, 9, 45, 140, 400],
    2: [0, 0, 29, 90, 340],
    3: [0, 0, 24, 70, 220],
    4: [0, 0, 13, 45, 150],
    5: [0, 0, 12, 33, 130],
    a: [0, 0, 7, 23, 75],
    k: [0, 0, 7, 23, 60],
    q: [0, 0, 5, 14, 50],
    j: [0, 0, 3, 11, 39],
    t: [0, 0, 3, 11, 30]
  },
  scatterPays: [0, 0, 80, 400, 2000],
  free: {
    strips: [
      '2tjqk2akajakt13q4qj514kta5kq53tqt3qj4kaj45sjta',
      '13aktjaktjtaqsxa45kjt1q5kqaj2qk5jt424xqaq53kj4t3',
      '31qtaqj4ykt4aqy2a53tjkj2kt5jsjk35qakjk4q1ta5q4at',
      't53a2ak1tk34ktqj2tj4ax4ajtqkja53qsx45q1qakq5jktj',
      'kskaq1kjtq1k3j32at5jtqatq2jkq54a5a354kqjt4at4j'
    ],
    awarded: { 3: 8, 4: 15, 5: 20 },
    factor: 1,
    most: 60
  },
  cap: 8000
}
