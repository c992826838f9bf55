import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/states.ts'
import { vars } from '../../theme/vars.css.ts'
import { control } from '../FormField/FormField.css.ts'

/** The box of a field, with parts in place of one input. */
export const box = style([
  control,
  {
    selectors: {
      '&:has([role="spinbutton"]:focus)': {
        ...focusRing,
        outlineOffset: '1px',
        borderColor: vars.color.accent,
      },
      '&[data-disabled]': { background: vars.color.sunken, opacity: 0.6, cursor: 'not-allowed' },
    },
  },
])

// What a form gets the day from. React Aria hides it by a style attribute alone, which a strict
// content security policy blocks in what the server renders.
globalStyle(`:has(> ${box}) ~ [data-react-aria-prevent-focus]`, {
  position: 'fixed',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const parts = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minWidth: 0,
  paddingInline: `calc(${vars.space[3]} - 2px)`,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.fontSize[16],
  lineHeight: 1.4,
  whiteSpace: 'pre',
  // React Aria says so in a style attribute, which a strict content security policy blocks in what
  // the server renders.
  unicodeBidi: 'isolate',
})

export const part = style({
  paddingInline: 2,
  borderRadius: vars.radius.box,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textSubtle },
    '&[data-type="literal"]': { paddingInline: 0, color: vars.color.textMuted },
    '&[data-focused]': { background: vars.color.accent, color: vars.color.onAccent },
  },
  // As of a solid button: the browser's own replacement would hide the part with the focus.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})
