import './theme.css.ts'
import './reset.css.ts'

export { type ContrastFault, contrastFaults, createTheme, type Theme } from './createTheme.ts'
export { below, type Breakpoint, breakpoints, from } from './breakpoints.ts'
export { type ColorPair, type ColorRole, colors, type Density } from './tokens.ts'
export { vars } from './vars.css.ts'
