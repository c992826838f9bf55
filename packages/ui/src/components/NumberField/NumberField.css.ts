import { style } from '@vanilla-extract/css'
import { canHover, controlTransition } from '../../theme/states.ts'
import { vars } from '../../theme/vars.css.ts'

export const digits = style({ fontVariantNumeric: 'tabular-nums' })

/** As high as the box; the edge between is part of it. */
export const stepper = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.touch.base,
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  transition: controlTransition,
  selectors: {
    '&:last-child': {
      borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
    },
    '&[data-pressed]': { background: vars.color.accentSoft, color: vars.color.accentText },
    '&[data-disabled]': { color: vars.color.hairline, cursor: 'not-allowed' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&[data-hovered]:not([data-pressed])': {
          background: vars.color.sunken,
          color: vars.color.text,
        },
      },
    },
  },
})
