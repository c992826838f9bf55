import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '../../theme/breakpoints.ts'
import { canHover, controlTransition, focusRing } from '../../theme/states.ts'
import { proseStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

/** Fills the cell of a grid, so that it ends level with what is beside it. */
export const frame = style({ display: 'flex', flexDirection: 'column', height: '100%' })

/** All of it is the label of the input: a press anywhere opens the chooser. */
export const zone = recipe({
  base: {
    display: 'flex',
    position: 'relative',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    padding: vars.space[5],
    border: `2px dashed ${vars.color.controlBorder}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.text,
    textAlign: 'center',
    cursor: 'pointer',
    transition: controlTransition,
    '@media': {
      [from('small')]: { padding: vars.space[6] },
      [canHover]: {
        selectors: { '&:hover:not(:has(:disabled))': { borderColor: vars.color.accent } },
      },
    },
    selectors: {
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { background: vars.color.sunken, opacity: 0.55, cursor: 'not-allowed' },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.critical },
    },
  },
  variants: {
    state: {
      rest: {},
      over: {
        borderStyle: 'solid',
        borderColor: vars.color.accent,
        background: vars.color.accentSoft,
      },
      busy: { cursor: 'progress' },
    },
  },
  defaultVariants: { state: 'rest' },
})

export const input = visuallyHidden

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  color: vars.color.accentText,
})

export const title = style({ ...textStyle(18), fontWeight: 600, textWrap: 'balance' })

/** Looks like a link in the title: it opens the file dialog. */
export const choose = style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})

export const hint = style({
  maxWidth: '44ch',
  ...proseStyle(14),
})
