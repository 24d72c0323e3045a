import { lines } from '../lines.ts'
import type { ClassicModel } from '../model.ts'

export const prospect: ClassicModel = {
  kind: 'classic',
  name: 'prospect',
  coins: 25,
  rows: 3,
  lines: lines(25),
  strips: [
    'a5t4t1qt54qj3sq5j4akt2a3kjka3qkajtqk312qjt4152js',
    'qjktqwakta35k1tqtjkqtj4aqaj32s34k3a5j5t4q5212jx4',
    'qj5y43t5a23qaj1at42ktkjtsxjkqka5j23j45q1kqt3tsaq4',
    'tq3kj5t4s35j3w4kx2tqks1j5qak3j14qtjq25ta2a4qajtak',
    'j3jqa2q5j1k3qtaskt1jkt35at4a3aq5qjs4tj124q425ktk'
  ],
  pays: {
    1: [0, 5, 55, 240, 950],
    2: [0, 0, 40, 140, 500],
    3: [0, 0, 31, 85, 270],
    4: [0, 0, 22, 65, 240],
    5: [0, 0, 20, 65, 200],
    a: [0, 0, 11, 40, 130],
    k: [0, 0, 11, 36, 110],
    q: [0, 0, 9, 32, 85],
    j: [0, 0, 9, 23, 75],
    t: [0, 0, 9, 23, 70]
  },
  scatterPays: [0, 0, 50, 250, 1250],
  free: {
    strips: [
      'tjtqjk1ja2tk534as5aqa314qs43tk2aqkq5j134ktj52',
      'yajtkq1q25a314j42kt53aka1ta24tqjx43qt5xk3kjq5js',
      'sktk45j53k35ya42ta121qt2qat3jqaj3k4jktq41jyxq5a',
      '1qk5j4jk53ta52at1aqkjtjkat4jkxaq232sq5yq31tx434',
      'j32j5ka31a2tj53q41tk24a35sq5aktjtqs41kqk4qjta'
    ],
    awarded: { 3: 8, 4: 12, 5: 20 },
    factor: 1,
    most: 60
  },
  cap: 5000
}
