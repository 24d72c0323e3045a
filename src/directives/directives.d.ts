import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:session'?: boolean | 'late' | 'own'
    'client:slip'?: boolean
  }
}
