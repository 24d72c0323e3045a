import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

import { type Theme, themeSettings } from '#stores/theme.ts'

export const ThemeContext = createContext<Theme | undefined>(undefined)

/** Shows what is drawn in the operator's face once the face is known; one that cannot be had draws nothing. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>()
  useEffect(() => {
    let isWanted = true
    themeSettings()
      .then(known => isWanted && setTheme(known))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [])
  return theme && <ThemeContext value={theme}>{children}</ThemeContext>
}

/** The operator's face; an error where no provider stands above. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext)
  if (theme === undefined) throw new Error('Theme context used outside its provider')
  return theme
}
