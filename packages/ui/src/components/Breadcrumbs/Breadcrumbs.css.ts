import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { canHover, mirrored } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  color: vars.color.textMuted,
  ...textStyle(14),
})

/** On phones the way back up is enough: the page’s own title says where one is. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  maxWidth: '100%',
  '@media': {
    [below('small')]: {
      selectors: { '&:not(:nth-last-child(2), :only-child)': { display: 'none' } },
    },
  },
})

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const stepLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  minHeight: vars.touch.base,
  /* The ring is round the words; the words keep their edge. */
  marginInline: `calc(${vars.space[1]} * -1)`,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.box,
  color: vars.color.textMuted,
  fontWeight: 500,
  textDecorationLine: 'none',
  textUnderlineOffset: '0.2em',
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { color: vars.color.accentText, textDecorationLine: 'underline' } },
    },
    [below('small')]: { color: vars.color.accentText },
  },
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})

export const words = style({ minWidth: 0, maxWidth: '28ch', ...oneLine })

export const here = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.touch.base,
  color: vars.color.text,
  fontWeight: 600,
})

export const hereWords = style({ minWidth: 0, maxWidth: '48ch', ...oneLine })

/** Words of another direction than the page's are cut at their own end. */
globalStyle(`:is(${words}, ${hereWords}) > bdi`, {
  display: 'block',
  overflow: 'inherit',
  textOverflow: 'inherit',
})

export const divider = style({
  flex: 'none',
  color: vars.color.textSubtle,
  ...mirrored,
  '@media': { [below('small')]: { display: 'none' } },
})

export const back = style({
  flex: 'none',
  ...mirrored,
  '@media': { [from('small')]: { display: 'none' } },
})
