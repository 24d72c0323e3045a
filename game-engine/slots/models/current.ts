import type { ClassicModel } from '../model.ts'

export const current: ClassicModel = {
  kind: 'classic',
  name: 'current',
  coins: 20,
  rows: 3,
  lines: 'ways',
  strips: [
    'ak1tj4j5k5j4tq5s3q42j3j3atktq5k1asqta42akqjtq',
    '5jqakt45tsa2jkj4qkak32k4t5qt3a5qt2ts1jqj3ak1jq4w',
    's14tjk54jakq351akqjtq2jaqjt3stkaktajq5wq5243tk42',
    'jqaq5w24js5ajtkjaktkt31ak42jtq3t24qjq351q4k5kat',
    '5at25ajk51qjtqtj1aks4ja3akq34tktq4jk4qk352qj2t'
  ],
  pays: {
    1: [0, 9, 55, 180, 650],
    2: [0, 0, 45, 120, 450],
    3: [0, 0, 27, 85, 340],
    4: [0, 0, 22, 70, 210],
    5: [0, 0, 18, 55, 190],
    a: [0, 0, 11, 35, 110],
    k: [0, 0, 11, 34, 110],
    q: [0, 0, 9, 22, 90],
    j: [0, 0, 6, 19, 60],
    t: [0, 0, 6, 17, 50]
  },
  scatterPays: [0, 0, 40, 200, 1000],
  free: {
    strips: [
      'a13j2s5kjktk31j4qata5tkt3q5jq4t4a4jq25qak2',
      'jwt3a25sjqj42a1ktw2k354a1t4qaq5kt3qjaqk5sjk4t',
      '4k3kaq51a4a2q53kst2t3ak4qtq4j15ajsqjtw25kjtjw',
      'wjtskak523a41tj3t2qj5jwa4q1jkaq43ktq5t4a5q2k',
      'j5a53katj245qkaqjkjt4k21t41jtaq3k524tq3qsa'
    ],
    awarded: { 3: 10, 4: 15, 5: 25 },
    factor: 3,
    most: 75
  },
  cap: 5000
}
