import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '../../../theme/breakpoints.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

const inset = {
  paddingInline: vars.space[5],
  '@media': { [from('small')]: { paddingInline: vars.space[6] } },
}

/** A band in the tone of the verdict, over the whole width of the card. */
export const head = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[3]} ${vars.space[4]}`,
    paddingBlock: vars.space[5],
    borderBlockEnd: '1px solid color-mix(in srgb, currentColor 24%, transparent)',
    ...inset,
  },
  variants: {
    tone: {
      success: { background: vars.color.successSoft, color: vars.color.successText },
      info: { background: vars.color.infoSoft, color: vars.color.infoText },
      caution: { background: vars.color.cautionSoft, color: vars.color.cautionText },
      critical: { background: vars.color.criticalSoft, color: vars.color.criticalText },
    },
  },
})

/** The seal is volt, the color of what was earned, for valid credentials only. */
export const medal = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    alignSelf: 'flex-start',
    width: vars.space[12],
    height: vars.space[12],
    border: '2px solid currentColor',
    borderRadius: '50%',
  },
  variants: {
    look: {
      seal: {
        borderColor: vars.color.onVolt,
        background: vars.color.volt,
        color: vars.color.onVolt,
      },
      mark: { background: vars.color.surface },
      busy: { borderColor: 'transparent' },
    },
  },
})

export const words = style({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 14rem',
  minWidth: 0,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  ...textStyle(16),
})

export const retry = style({ flex: 'none', color: vars.color.text })

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingBlock: vars.space[5],
  ...inset,
})

/** Without checks above it there is nothing to divide it from. */
export const foot = style({
  textWrap: 'pretty',
  selectors: {
    '&:not(:first-child)': {
      paddingBlockStart: vars.space[5],
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
})
