import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const review = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const question = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const title = style({
  fontFamily: vars.family.body,
  fontWeight: 600,
  ...textStyle(18),
  lineHeight: 1.4,
  textWrap: 'pretty',
})

export const options = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

export const option = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.control,
    ...textStyle(16),
  },
  variants: {
    look: {
      right: {
        borderColor: 'transparent',
        background: vars.color.successSoft,
        color: vars.color.text,
      },
      wrong: {
        borderColor: 'transparent',
        background: vars.color.criticalSoft,
        color: vars.color.text,
      },
      other: { color: vars.color.textMuted },
    },
  },
})

export const verdict = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontWeight: 600,
    ...textStyle(14),
  },
  variants: {
    look: {
      right: { color: vars.color.successText },
      wrong: { color: vars.color.criticalText },
      other: {},
    },
  },
})

export const explanation = style({
  maxWidth: '66ch',
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.hairline}`,
  ...proseStyle(16),
})
