import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: '66ch',
})

/** The marker is a border, so that forced colors keep it. */
export const item = style({
  position: 'relative',
  paddingInlineStart: vars.space[6],
  ...textStyle(16),
  textWrap: 'pretty',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '2px',
      insetBlockStart: '0.55em',
      border: `4px solid ${vars.color.accent}`,
      borderRadius: '2px',
    },
  },
})
