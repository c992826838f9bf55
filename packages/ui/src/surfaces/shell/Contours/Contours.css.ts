import { createVar } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { mirrored } from '../../../theme/states.ts'
import { vars } from '../../../theme/vars.css.ts'
import { contourDrawing } from './contourLines.ts'

/**
 * Drawn when styles are built: no script and no markup at run time, and the line color comes from
 * the theme.
 */
const drawing = `url("data:image/svg+xml,${encodeURIComponent(contourDrawing()).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%22', "'")}")`

/** So that the drawing is in the style sheet once. */
const lines = createVar()

export const contours = recipe({
  base: {
    vars: { [lines]: drawing },
    position: 'absolute',
    inset: 0,
    maskImage: lines,
    maskRepeat: 'no-repeat',
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { display: 'none' } },
  },
  variants: {
    tone: {
      default: { background: vars.color.hairline },
      inverse: { background: vars.color.inverseHairline },
    },
    /** `end`: a summit at the far side of a wide strip. `fill`: over the whole box. */
    placement: {
      end: {
        // Lines fade in, so that the drawing has no edge.
        maskImage: `${lines}, linear-gradient(to right, transparent 30%, black 80%)`,
        maskSize: 'max(44rem, 60%) 100%, 100% 100%',
        maskPosition: 'right -6rem top 0, 0 0',
        maskComposite: 'intersect',
        ...mirrored,
      },
      fill: { maskSize: '100% 100%' },
    },
  },
  defaultVariants: { tone: 'default', placement: 'end' },
})

export type ContoursVariants = NonNullable<RecipeVariants<typeof contours>>
