import { globalStyle } from '@vanilla-extract/css'
import { createTheme, parseThemeFile, themeOf } from '@rampart/ui/createTheme'
import academy from './academy.theme.json'
import ledger from './ledger.theme.json'
import recess from './recess.theme.json'

/**
 * Example brands, each one theme file: a warm academy, a stark company that has a light mode only,
 * a playful school.
 */
for (const [name, file] of Object.entries({ academy, ledger, recess })) {
  const theme = parseThemeFile(file)
  const selector = `[data-brand="${name}"]`
  globalStyle(selector, { vars: createTheme(themeOf(theme)) })
  if (theme.mode) globalStyle(`${selector}, ${selector} [data-theme]`, { colorScheme: theme.mode })
}
