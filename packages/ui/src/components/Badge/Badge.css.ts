import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/vars.css.ts'

/** Holds what the badge is on. */
export const anchor = style({ display: 'inline-grid', position: 'relative' })

export const badge = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 20,
    height: 20,
    paddingInline: 6,
    borderRadius: vars.radius.pill,
    fontSize: vars.fontSize[12],
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    // As of a solid button: the browser's own replacement would hide the number.
    '@media': {
      '(forced-colors: active)': { border: '1px solid CanvasText', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    tone: {
      neutral: { background: vars.color.sunken, color: vars.color.textMuted },
      accent: { background: vars.color.accent, color: vars.color.onAccent },
      critical: { background: vars.color.critical, color: vars.color.onCritical },
    },
    /** On the corner of what it is on; a ring of the surface keeps the two apart. */
    isOnCorner: {
      true: {
        position: 'absolute',
        insetBlockStart: 2,
        insetInlineEnd: 0,
        boxShadow: `0 0 0 2px ${vars.color.surface}`,
        pointerEvents: 'none',
      },
      false: {},
    },
  },
  defaultVariants: { tone: 'accent', isOnCorner: false },
})

export type BadgeVariants = Pick<NonNullable<RecipeVariants<typeof badge>>, 'tone'>
