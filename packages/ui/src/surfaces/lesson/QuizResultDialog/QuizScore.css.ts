import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const score = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] })

export const mark = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '3.5rem',
    height: '3.5rem',
    borderRadius: '50%',
  },
  variants: {
    isPassed: {
      true: {
        background: vars.color.volt,
        color: vars.color.onVolt,
        boxShadow: `inset 0 0 0 1.5px ${vars.color.onVolt}`,
      },
      false: { background: vars.color.criticalSoft, color: vars.color.criticalText },
    },
  },
})

export const caption = style({ color: vars.color.textMuted, ...textStyle(14) })

export const share = style({
  fontFamily: vars.family.display,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
  ...textStyle(30),
})
