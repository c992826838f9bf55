import { styleVariants } from '@vanilla-extract/css'
import { space } from '../../theme/tokens.ts'
import { vars } from '../../theme/vars.css.ts'

/** Step of the space scale, in units of 4 px. */
export type Space = keyof typeof space

export const stackGap = styleVariants(space, (_value, step) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[step as unknown as Space],
}))
export const stackAlign = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
})
