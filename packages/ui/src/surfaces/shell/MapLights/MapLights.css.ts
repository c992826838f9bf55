import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const lights = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
})
