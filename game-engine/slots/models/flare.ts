import { lines } from '../lines.ts'
import type { FlareModel } from '../model.ts'

export const flare: FlareModel = {
  kind: 'flare',
  name: 'flare',
  coins: 10,
  rows: 3,
  lines: lines(10),
  strips: [
    '35k421ak5qat34t4tj2qtkja2qj4ja3kqj5kq3t51a',
    'k4a532tja4jq14qkatj2aq35watk413k2k5jt5qjqt',
    'w3jtkq3qt3ak15tjkj4q5qt2a2a4k5atj12kaq454j',
    't4a15w43jkqjt2kt3a514qja3qk4kq2at5jqk52jta',
    '4jk2354aqk1qt5qa54t23j5tj4kta1qjatkjq2k3a3'
  ],
  pays: {
    1: [0, 0, 22, 85, 140],
    2: [0, 0, 11, 34, 70],
    3: [0, 0, 7, 22, 50],
    4: [0, 0, 5, 14, 35],
    5: [0, 0, 4, 11, 27],
    a: [0, 0, 3, 7, 17],
    k: [0, 0, 3, 6, 17],
    q: [0, 0, 2, 6, 14],
    j: [0, 0, 2, 6, 12],
    t: [0, 0, 2, 5, 11]
  },
  scatterPays: [0, 0, 0, 0, 0],
  cap: 1000
}
