/** The console can not do what it was asked; told to whoever asked, with the field at fault. */
export class SandboxRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined

  constructor(status: number, code: string, field?: string) {
    super(`The sandbox refuses: ${code}${field === undefined ? '' : ` (${field})`}`)
    this.name = 'SandboxRefusal'
    this.status = status
    this.code = code
    this.field = field
  }
}
