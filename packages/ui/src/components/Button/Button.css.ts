import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, controlTransition } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

const hover = (rule: Record<string, string>) => ({
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': rule } },
  },
})

export const button = recipe({
  base: {
    display: 'inline-flex',
    position: 'relative',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: vars.touch.base,
    padding: `${vars.space[2]} ${vars.space[5]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'transparent',
    fontFamily: vars.family.body,
    fontWeight: 600,
    ...textStyle(16),
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: controlTransition,
    WebkitTapHighlightColor: 'transparent',
    // The roles become system colors there; the browser's own replacement would hide labels on
    // solid grounds.
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
      '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
      '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'scale(0.98)' },
    },
  },
  variants: {
    variant: {
      solid: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        ...hover({ background: vars.color.accentHover }),
      },
      soft: {
        background: vars.color.accentSoft,
        color: vars.color.accentText,
        '@media': {
          ...hover({ borderColor: vars.color.accent })['@media'],
          // Its ground is the page's there.
          '(forced-colors: active)': { borderColor: 'ButtonBorder' },
        },
      },
      outline: {
        borderColor: vars.color.controlBorder,
        color: vars.color.text,
        ...hover({ background: vars.color.sunken }),
      },
      plain: { color: vars.color.accentText, ...hover({ background: vars.color.accentSoft }) },
    },
    tone: { accent: {}, critical: {} },
    size: {
      medium: {},
      small: { padding: `${vars.space[1]} ${vars.space[3]}`, ...textStyle(14), lineHeight: 1.3 },
    },
    width: { fit: {}, full: { width: '100%' } },
  },
  compoundVariants: [
    {
      variants: { tone: 'critical', variant: 'solid' },
      style: {
        background: vars.color.critical,
        color: vars.color.onCritical,
        ...hover({ background: vars.color.criticalHover }),
      },
    },
    {
      variants: { tone: 'critical', variant: 'soft' },
      style: {
        background: vars.color.criticalSoft,
        color: vars.color.criticalText,
        ...hover({ borderColor: vars.color.critical }),
      },
    },
    {
      variants: { tone: 'critical', variant: 'outline' },
      style: {
        borderColor: vars.color.critical,
        color: vars.color.criticalText,
        ...hover({ background: vars.color.criticalSoft }),
      },
    },
    {
      variants: { tone: 'critical', variant: 'plain' },
      style: { color: vars.color.criticalText, ...hover({ background: vars.color.criticalSoft }) },
    },
  ],
  defaultVariants: { variant: 'solid', tone: 'accent', size: 'medium', width: 'fit' },
})

/** Looks shared by buttons and links that look like buttons. */
export type ButtonLook = NonNullable<RecipeVariants<typeof button>>

/**
 * The label keeps its place while the spinner is over it, so that the button does not change its
 * width.
 */
export const busyLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
})

export const busyMark = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})
