export type Stop = readonly [number, string]

/** How a letter's relief takes the light: the ramp is read by slope, the rim belongs to its outline. */
export interface Style {
  readonly bevel: number
  readonly ramp: readonly Stop[]
  readonly rim: readonly Stop[]
  readonly spec: number
  readonly round?: boolean
  readonly rough?: number
  readonly chip?: number
  readonly flat?: number
}

const gold: readonly Stop[] = [
  [0, '#3d1703'],
  [0.2, '#8a4208'],
  [0.38, '#d98a14'],
  [0.5, '#ffc93a'],
  [0.62, '#ffe88a'],
  [0.72, '#fff8d8'],
  [0.82, '#ffd860'],
  [1, '#fffdf0']
]
const darkRim: readonly Stop[] = [
  [0, '#0a0508'],
  [0.45, '#1b0d12'],
  [0.7, '#4a2a22'],
  [1, '#b98a5a']
]
const creamRim: readonly Stop[] = [
  [0, '#fff1c0'],
  [0.4, '#fff7dc'],
  [1, '#ffffff']
]
const nightRim: readonly Stop[] = [
  [0, '#05060c'],
  [0.5, '#141a2c'],
  [1, '#6a86b0']
]

/** Shiny candy letters in one colour, from its shadow to its light. */
const candy = (shadow: string, dark: string, body: string, light: string): Style => ({
  bevel: 22,
  round: true,
  ramp: [
    [0, shadow],
    [0.3, dark],
    [0.5, body],
    [0.7, light],
    [0.86, '#fffaf0'],
    [1, '#ffffff']
  ],
  rim: creamRim,
  spec: 1
})

export const styles = {
  gold: { bevel: 13, ramp: gold, rim: darkRim, spec: 0.9 },
  goldSharp: { bevel: 40, ramp: gold, rim: darkRim, spec: 1 },
  ember: {
    bevel: 15,
    ramp: [
      [0, '#2a0303'],
      [0.25, '#8a0d04'],
      [0.42, '#e2390a'],
      [0.55, '#ff8a14'],
      [0.7, '#ffd44a'],
      [1, '#fff9d0']
    ],
    rim: [
      [0, '#050202'],
      [0.5, '#1a0806'],
      [1, '#a0401a']
    ],
    spec: 0.8,
    rough: 0.35
  },
  blood: {
    bevel: 16,
    ramp: [
      [0, '#1c0206'],
      [0.28, '#6a0614'],
      [0.46, '#c8122a'],
      [0.6, '#ff4a4a'],
      [0.78, '#ffb8a0'],
      [1, '#fff4ec']
    ],
    rim: darkRim,
    spec: 0.9
  },
  ice: {
    bevel: 17,
    ramp: [
      [0, '#06214a'],
      [0.25, '#1a63a8'],
      [0.45, '#58b8ea'],
      [0.6, '#b8ecff'],
      [0.75, '#f2fdff'],
      [1, '#ffffff']
    ],
    rim: [
      [0, '#020a1c'],
      [0.5, '#0a2248'],
      [1, '#5aa8da']
    ],
    spec: 1,
    rough: 0.5
  },
  stone: {
    bevel: 11,
    ramp: [
      [0, '#3a2c1c'],
      [0.25, '#8d7650'],
      [0.45, '#d2b985'],
      [0.65, '#f2e2b8'],
      [1, '#fffbe8']
    ],
    rim: [
      [0, '#0c0a08'],
      [0.6, '#2a231b'],
      [1, '#6a5a44']
    ],
    spec: 0.1,
    rough: 1.1,
    chip: 4
  },
  jade: {
    bevel: 14,
    ramp: [
      [0, '#02201a'],
      [0.25, '#06543e'],
      [0.45, '#13a06e'],
      [0.6, '#55e0a0'],
      [0.8, '#d5ffe2'],
      [1, '#ffffff']
    ],
    rim: [
      [0, '#100a02'],
      [0.45, '#7a4a10'],
      [0.65, '#e0a030'],
      [1, '#fff0b0']
    ],
    spec: 1
  },
  aqua: {
    bevel: 16,
    ramp: [
      [0, '#032a3a'],
      [0.28, '#0a6a86'],
      [0.46, '#22b8cc'],
      [0.62, '#9af4ee'],
      [0.8, '#f0fffa'],
      [1, '#ffffff']
    ],
    rim: [
      [0, '#02141e'],
      [0.5, '#06324a'],
      [1, '#5ad8e0']
    ],
    spec: 1
  },
  silver: {
    bevel: 16,
    ramp: [
      [0, '#10141c'],
      [0.25, '#465264'],
      [0.42, '#96a4b6'],
      [0.52, '#e6edf4'],
      [0.6, '#8fa0b4'],
      [0.75, '#f6faff'],
      [1, '#ffffff']
    ],
    rim: nightRim,
    spec: 1
  },
  copper: {
    bevel: 13,
    ramp: [
      [0, '#1a0a05'],
      [0.25, '#5a2410'],
      [0.45, '#b0562a'],
      [0.58, '#e89a62'],
      [0.7, '#ffdcb8'],
      [0.8, '#e0905a'],
      [1, '#fff2e2']
    ],
    rim: darkRim,
    spec: 0.8,
    rough: 0.3
  },
  violet: {
    bevel: 16,
    ramp: [
      [0, '#1a0436'],
      [0.28, '#5a1a9a'],
      [0.46, '#a84ae8'],
      [0.62, '#e8b0ff'],
      [0.8, '#fbeaff'],
      [1, '#ffffff']
    ],
    rim: nightRim,
    spec: 1
  },
  candy: candy('#7a0524', '#d8123a', '#ff3d4e', '#ff8a80'),
  lemon: candy('#8a4a00', '#e89a00', '#ffcc1a', '#ffe97a'),
  lime: candy('#1a4a04', '#3a8a0a', '#7ac81a', '#c8f06a'),
  sky: candy('#04325a', '#0a6ab8', '#2aa4f0', '#8ad8ff'),
  berry: candy('#4a0440', '#a00c7a', '#e83ab0', '#ff9adc'),
  orange: candy('#6a1e00', '#c84a04', '#ff7a14', '#ffb86a'),
  cream: {
    bevel: 11,
    ramp: [
      [0, '#8a6a3a'],
      [0.3, '#dcc08a'],
      [0.5, '#fff2cf'],
      [0.7, '#fffaea'],
      [1, '#ffffff']
    ],
    rim: darkRim,
    spec: 0.5
  },
  ink: {
    bevel: 9,
    ramp: [
      [0, '#04060a'],
      [0.4, '#141a26'],
      [0.6, '#2c3648'],
      [0.8, '#56647c'],
      [1, '#b8c4d8']
    ],
    rim: creamRim,
    spec: 0.4
  },
  ivory: {
    bevel: 7,
    flat: 0.8,
    ramp: [
      [0, '#4a3a20'],
      [0.3, '#b59a6a'],
      [0.5, '#f6e9c8'],
      [0.7, '#fff8e6'],
      [1, '#ffffff']
    ],
    rim: [
      [0, '#000'],
      [1, '#000']
    ],
    spec: 0.3
  }
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof styles
