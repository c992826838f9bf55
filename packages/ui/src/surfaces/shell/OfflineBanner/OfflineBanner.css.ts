import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { notPrinted } from '../../../theme/print.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** In the page's flow, so that it covers nothing; visible at every scroll position. */
export const banner = recipe({
  base: { position: 'sticky', zIndex: 15, insetBlockEnd: 0, '@media': notPrinted },
  variants: {
    state: {
      offline: {
        borderBlockStart: `1px solid ${vars.color.cautionText}`,
        background: vars.color.cautionSoft,
        color: vars.color.cautionText,
      },
      back: {
        borderBlockStart: `1px solid ${vars.color.successText}`,
        background: vars.color.successSoft,
        color: vars.color.successText,
      },
      online: {},
    },
  },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: `${vars.space[2]} max(${vars.space[2]}, env(safe-area-inset-bottom))`,
  minHeight: '3.5rem',
  ...textStyle(16),
})

export const icon = style({ flex: 'none' })

export const words = style({
  flex: 1,
  minWidth: 0,
  color: vars.color.text,
  textWrap: 'pretty',
  selectors: { '&:focus, &:focus-visible': { outline: 'none' } },
})

export const action = style({ display: 'flex' })

export const title = style({ fontWeight: 600 })
