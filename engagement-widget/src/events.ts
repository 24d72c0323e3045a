export interface ToldEvent {
  readonly name: string
  readonly data: string
}

const LONGEST = 65_536

/** Takes the text of an event stream as it comes, in whatever pieces, and tells its events. */
export function eventReader(told: (event: ToldEvent) => void): (piece: string) => void {
  let rest = ''
  let name = ''
  let data: string[] = []

  const line = (text: string): void => {
    if (text === '') {
      if (name !== '' || data.length > 0) told({ name, data: data.join('\n') })
      name = ''
      data = []
      return
    }
    const [, field = '', value = ''] = /^(\w*):? ?(.*)$/.exec(text) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }

  return piece => {
    const lines = (rest + piece).split(/\r?\n/)
    rest = lines.pop() ?? ''
    // Nobody tells lines of this length: what cannot be read is forgotten, not gathered.
    if (rest.length > LONGEST) rest = ''
    for (const text of lines) line(text)
  }
}

/** Which one of several an event is about, where it says so. */
export function idIn({ data }: ToldEvent): string | null {
  try {
    const told: unknown = JSON.parse(data)
    const isRecord = typeof told === 'object' && told !== null && 'id' in told
    return isRecord && typeof told.id === 'string' ? told.id : null
  } catch {
    return null
  }
}
