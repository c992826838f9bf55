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

export const body = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minWidth: 0,
  color: vars.color.text,
})

export const words = style({ flex: '1 1 16rem', minWidth: 0, maxWidth: '66ch' })

export const title = style({ fontWeight: 600 })

/** Takes no more height than the text beside it. */
export const close = style({
  flex: 'none',
  marginBlock: -10,
  marginInlineEnd: -10,
  color: vars.color.text,
})
