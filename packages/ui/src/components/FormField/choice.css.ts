import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, controlTransition } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

/** The whole row is the target: at least 44 px high. */
export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minHeight: vars.touch.base,
    paddingBlock: '10px',
    cursor: 'pointer',
    ...textStyle(16),
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:has(input:disabled)': { cursor: 'not-allowed', opacity: 0.55 } },
  },
  variants: {
    variant: {
      plain: {},
      card: {
        padding: `${vars.space[3]} ${vars.space[4]}`,
        border: `1px solid ${vars.color.controlBorder}`,
        borderRadius: vars.radius.control,
        background: vars.color.surface,
        transition: controlTransition,
        '@media': {
          [canHover]: {
            selectors: { '&:hover:not(:has(input:disabled))': { borderColor: vars.color.accent } },
          },
        },
        selectors: {
          '&:has(input:checked)': {
            borderColor: vars.color.accent,
            background: vars.color.accentSoft,
            boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
          },
        },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
})

export type ChoiceLook = NonNullable<RecipeVariants<typeof row>>

/** Sits in the middle of the first line of the label. */
export const place = style({
  position: 'relative',
  flex: 'none',
  width: 20,
  height: 20,
  // In the middle of the first line, in text of any size.
  marginBlockStart: 'calc(0.5lh - 10px)',
})

export const box = recipe({
  base: {
    display: 'block',
    width: 20,
    height: 20,
    margin: 0,
    border: `1px solid ${vars.color.controlBorder}`,
    background: vars.color.surface,
    appearance: 'none',
    cursor: 'inherit',
    transition: controlTransition,
    '@media': {
      [canHover]: { selectors: { 'label:hover &:enabled': { borderColor: vars.color.accent } } },
    },
    selectors: {
      /* Radio buttons without a choice are indeterminate too. */
      '&:checked, &[type="checkbox"]:indeterminate': {
        borderColor: vars.color.accent,
        background: vars.color.accent,
      },
      '&[data-invalid="true"]': {
        borderColor: vars.color.critical,
        boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
      },
    },
  },
  variants: {
    type: { checkbox: { borderRadius: vars.radius.box }, radio: { borderRadius: '50%' } },
  },
})

/** Drawn over the box; shows only what the input's own state asks for. */
export const mark = style({
  position: 'absolute',
  inset: 0,
  color: vars.color.onAccent,
  pointerEvents: 'none',
})

const drawn = {
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, stroke-dashoffset ${vars.motion.base} ${vars.motion.ease}`,
}

export const tick = style({
  ...drawn,
  strokeDasharray: 16,
  strokeDashoffset: 16,
  selectors: { 'input:checked:not(:indeterminate) + svg > &': { opacity: 1, strokeDashoffset: 0 } },
})
export const dash = style({
  ...drawn,
  selectors: { 'input:indeterminate + svg > &': { opacity: 1 } },
})
export const dot = style({ ...drawn, selectors: { 'input:checked + svg > &': { opacity: 1 } } })

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  color: vars.color.text,
})
export const descriptionText = style({
  color: vars.color.textMuted,
  ...textStyle(14),
  selectors: { 'label:has(input:checked) &': { color: vars.color.text } },
})

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })
/** A legend does not take part in flex layout in every browser, so it brings its own distance. */
export const legend = style({
  display: 'flex',
  gap: vars.space[1],
  padding: 0,
  marginBlockEnd: vars.space[1],
  color: vars.color.textMuted,
  fontWeight: 600,
  ...textStyle(14),
  selectors: { '[role="radiogroup"] > &': { color: vars.color.text } },
})
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-variant="card"]': { gap: vars.space[3] } },
})
