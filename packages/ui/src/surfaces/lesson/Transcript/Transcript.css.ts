import { style } from '@vanilla-extract/css'
import { canHover } from '../../../theme/states.ts'
import { figureStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const frame = style({
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
})

export const cues = style({ display: 'flex', flexDirection: 'column' })

export const item = style({ display: 'flex', alignItems: 'center' })

export const copyPlace = style({ flex: 'none' })

export const command = style({
  fontFamily: vars.family.mono,
  ...textStyle(14),
  overflowWrap: 'anywhere',
})

/** The whole line can be pressed. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space[3],
  flex: 1,
  minWidth: 0,
  minHeight: vars.touch.base,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  ...textStyle(16),
  textAlign: 'start',
  cursor: 'pointer',
  // Browsers leave the text of buttons out of a selection otherwise.
  userSelect: 'text',
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } } },
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})

export const timeText = style({
  minWidth: '3.5em',
  color: vars.color.accentText,
  ...figureStyle,
  ...textStyle(14),
})
