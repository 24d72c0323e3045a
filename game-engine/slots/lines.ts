import type { Line } from './model.ts'

const shape = (rows: string): Line => [...rows].map(Number)

/** Twenty-five lines over three rows; a model with fewer takes the first ones. */
export const LINES_OF_THREE_ROWS: readonly Line[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '10001',
  '12221',
  '00122',
  '22100',
  '12101',
  '10121',
  '01110',
  '21112',
  '01010',
  '21212',
  '11011',
  '11211',
  '00200',
  '22022',
  '02220',
  '20002',
  '02020',
  '20202',
  '10201',
  '12021'
].map(shape)

export const lines = (count: 10 | 20 | 25): readonly Line[] => LINES_OF_THREE_ROWS.slice(0, count)
