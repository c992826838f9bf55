import { keyframes } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/vars.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    // Turns; with reduced motion it fades in and out instead, as without motion it would not look
    // like a wait.
    animation: `${turn} calc(800ms * ${vars.motion.amount}) linear infinite, ${breathe} calc(1600ms * (1 - ${vars.motion.amount})) ease-in-out infinite !important`,
  },
  variants: {
    size: {
      small: { width: '1.125rem', height: '1.125rem', borderWidth: 2 },
      large: { width: '2.5rem', height: '2.5rem', borderWidth: 3 },
    },
  },
  defaultVariants: { size: 'large' },
})

export type SpinnerVariants = NonNullable<RecipeVariants<typeof spinner>>
