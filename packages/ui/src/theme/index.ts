import './theme.css.ts'
import './reset.css.ts'

export { type Brand, brandVars } from './brand.ts'
export { below, type Breakpoint, breakpoints, from } from './breakpoints.ts'
export { type ColorPair, type ColorRole, colors } from './tokens.ts'
export { vars } from './vars.css.ts'
