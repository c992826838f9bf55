import { style } from '@vanilla-extract/css'
import { canHover, controlTransition } from '../../theme/states.ts'
import { vars } from '../../theme/vars.css.ts'

export { descriptionText, row, words } from '../FormField/choice.css.ts'

/** Sits in the middle of the first line of the label. */
export const place = style({ flex: 'none', height: 24, marginBlock: '1px -1px' })

const thumb = 16

export const track = style({
  display: 'block',
  position: 'relative',
  width: 42,
  height: 24,
  margin: 0,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  appearance: 'none',
  cursor: 'inherit',
  transition: controlTransition,
  '@media': {
    [canHover]: { selectors: { 'label:hover &:enabled': { borderColor: vars.color.accent } } },
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      width: thumb,
      height: thumb,
      borderRadius: '50%',
      background: vars.color.controlBorder,
      transition: `inset-inline-start calc(${vars.motion.base} * ${vars.motion.amount}) ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:checked': { borderColor: vars.color.accent, background: vars.color.accent },
    '&:checked::before': { insetInlineStart: 21, background: vars.color.onAccent },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.critical,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

/** Replaces the thumb while the change is being saved. */
export const busy = style({
  display: 'inline-flex',
  marginInlineStart: vars.space[2],
  verticalAlign: 'middle',
})
