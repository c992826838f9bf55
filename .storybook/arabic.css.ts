import '@fontsource/noto-sans-arabic/arabic-400.css'
import '@fontsource/noto-sans-arabic/arabic-600.css'
import '@fontsource/noto-sans-arabic/arabic-700.css'
import { globalStyle } from '@vanilla-extract/css'
import { createTheme, vars } from '@rampart/ui/theme'

const family = "'Hanken Grotesk Variable', 'Noto Sans Arabic', system-ui, sans-serif"

/**
 * Our typefaces have no Arabic letters: a language in another script needs its own typeface, which
 * the application provides.
 */
globalStyle('[lang="ar"]', {
  vars: createTheme({ family: { body: family, display: family } }),
  fontFamily: vars.family.body,
})
