import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, focusRing } from '../../../theme/states.ts'
import { proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] })

export const headline = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontFamily: vars.family.display,
  fontWeight: 650,
  ...textStyle(20),
})

/** A border, so that forced colors keep it. */
export const mark = recipe({
  base: { flex: 'none', border: '5px solid', borderRadius: vars.radius.pill },
  variants: {
    tone: {
      neutral: { borderColor: vars.color.textSubtle },
      accent: { borderColor: vars.color.accent },
      lab: { borderColor: vars.color.lab },
      success: { borderColor: vars.color.successText },
      caution: { borderColor: vars.color.cautionText },
      critical: { borderColor: vars.color.criticalText },
      info: { borderColor: vars.color.infoText },
      inverse: { borderColor: vars.color.onInverse },
    },
  },
})

export const sentence = style({
  marginBlockStart: vars.space[1],
  ...proseStyle(16),
})

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const hint = style({
  color: vars.color.textMuted,
  ...textStyle(14),
  textAlign: 'center',
  textWrap: 'balance',
})

export const quiet = style({
  minHeight: vars.touch.base,
  padding: `${vars.space[2]} 0 0`,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  ...textStyle(14),
  textAlign: 'center',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  selectors: { '&:focus-visible': focusRing },
})
