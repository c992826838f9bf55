import { style } from '@vanilla-extract/css'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const requiredMark = style({ color: vars.color.criticalText })

/** An empty live region takes no room; it stays in the page, so that later texts are read out. */
export const messages = style({
  paddingBlockStart: '6px',
  ...textStyle(14),
  selectors: { '&:empty': { paddingBlockStart: 0 } },
})

export const hintText = style({ color: vars.color.textMuted })

export const errorText = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.criticalText,
  fontWeight: 500,
})

/** Centres the icon on the first line of the text. */
export const errorIcon = style({ flex: 'none', marginBlockStart: '0.2em' })
