/** What plain Node can import: themes without a style sheet. */
export { below, type Breakpoint, breakpoints, from } from './breakpoints.ts'
export { type ContrastFault, contrastFaults, createTheme, type Theme } from './createTheme.ts'
export { parseThemeFile, themeCss, type ThemeFile, themeOf } from './themeFile.ts'
export { type ColorPair, type ColorRole, colors, type Density } from './tokens.ts'
export { vars } from './vars.css.ts'
