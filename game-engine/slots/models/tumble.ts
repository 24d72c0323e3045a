import { lines } from '../lines.ts'
import type { TumbleModel } from '../model.ts'

export const tumble: TumbleModel = {
  kind: 'tumble',
  name: 'tumble',
  coins: 20,
  rows: { least: 3, most: 3 },
  lines: lines(20),
  ladder: [1, 2, 3, 5],
  strips: [
    '4tjs5t4kt2jk3tsaj534qaj2qaq3kaq52453k1tq1jka',
    'ajt3tjktja4k5kjkj1q2t3qskwaqs5245q1a345tq3a24',
    'jsq453a3kqjtkwjt4ktk4512ta5qtjksja4q5q3a212a3',
    'jatj4kawjq42q1a3a5k51k3q4tkjt32sjtks254q5a3tq',
    'kt1st25kaqj25aq453q12tj3q4at4j4k5k3skaqa3jtj'
  ],
  pays: {
    1: [0, 0, 100, 500, 1900],
    2: [0, 0, 50, 200, 850],
    3: [0, 0, 30, 120, 400],
    4: [0, 0, 26, 80, 240],
    5: [0, 0, 20, 55, 200],
    a: [0, 0, 13, 40, 130],
    k: [0, 0, 12, 40, 110],
    q: [0, 0, 10, 31, 100],
    j: [0, 0, 8, 25, 75],
    t: [0, 0, 7, 25, 75]
  },
  scatterPays: [0, 0, 0, 0, 0],
  free: {
    strips: [
      'ts4aq2tqtqt1253j5k2j1ka5j4jaj3t43ka5k4kqaq3',
      'takjt4q5ja3k5kqka342jwsq2ajtqa4tsk45j53tw123q1',
      '43ja3t5aq5ts5t3qk124ajtwtk4q1s2j5w3ja4q2kqkakj',
      'jk13qjqsk4twtk3sja23t52a4qat2qw541tkj4q5kja35a',
      '2j3katj5k1q5a43jtj4t31q5qaksa4q2ka3tqt42j5k'
    ],
    awarded: { 3: 10, 4: 12, 5: 15 },
    step: 1,
    most: 60
  },
  cap: 5000
}
