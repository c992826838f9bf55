import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const alert = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minWidth: 0,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: '1px solid color-mix(in srgb, currentColor 24%, transparent)',
    borderRadius: vars.radius.control,
    ...textStyle(16),
  },
  variants: {
    tone: {
      success: { background: vars.color.successSoft, color: vars.color.successText },
      info: { background: vars.color.infoSoft, color: vars.color.infoText },
      caution: { background: vars.color.cautionSoft, color: vars.color.cautionText },
      critical: { background: vars.color.criticalSoft, color: vars.color.criticalText },
    },
  },
  defaultVariants: { tone: 'info' },
})

/** In the tone; as high as a line of text, so that it sits on the first one. */
export const mark = style({ display: 'grid', flex: 'none', alignItems: 'center', height: '1lh' })

/** An action that goes under the text begins where the text does, after the mark. */
export const body = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingInlineStart: 32,
})

/** Mark and text: a higher action beside them moves both. */
export const lead = style({
  display: 'flex',
  flex: '1 1 16rem',
  gap: vars.space[3],
  marginInlineStart: -32,
})

export const words = style({
  minWidth: 0,
  maxWidth: '66ch',
  color: vars.color.text,
  textWrap: 'pretty',
})

export const title = style({ fontWeight: 600 })

/** Takes no more height than the text beside it. */
export const close = style({
  flex: 'none',
  marginBlock: -10,
  marginInlineEnd: -10,
  color: vars.color.text,
})
