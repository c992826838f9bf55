import { style } from '@vanilla-extract/css'
import { artwork as pageArtwork, hero as pageHero } from '../../shell/PageHero/PageHero.css.ts'
import { from } from '../../../theme/breakpoints.ts'
import { proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

const line = `color-mix(in srgb, ${vars.color.inverseHairline} 45%, transparent) 1px, transparent 1px`

/**
 * The background is dark in either theme, and so is everything on it. The grid is the artwork's, 24
 * px.
 */
export const hero = style([
  pageHero,
  {
    borderBlockEndColor: vars.color.lab,
    colorScheme: 'dark',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        backgroundImage: `linear-gradient(${line}), linear-gradient(to right, ${line})`,
        backgroundSize: '24px 24px',
        maskImage: 'linear-gradient(black, transparent)',
      },
    },
  },
])

/**
 * The drawing's own prompt, at its left edge, is hidden in favor of the one above the title. From
 * right to left the drawing is mirrored, because its left edge would otherwise be at the window's
 * edge.
 */
export const artwork = style([
  pageArtwork,
  {
    zIndex: -1,
    maskImage: 'linear-gradient(to left, black 45%, transparent 72%)',
    selectors: {
      '&:dir(rtl)': {
        maskImage: 'linear-gradient(to left, black 45%, transparent 72%)',
        transform: 'scaleX(-1)',
      },
    },
  },
])

export const words = style({
  display: 'flex',
  position: 'relative',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  '@media': {
    [from('small')]: { paddingBlock: vars.space[12] },
    [from('medium')]: { maxWidth: '60%' },
  },
})

export const prompt = style({
  color: vars.color.onInverseMuted,
  fontFamily: vars.family.mono,
  fontWeight: 500,
  ...textStyle(14),
})

export const chevron = style({ color: vars.color.lab })

/** The one volt element; a border, so that forced colors keep it. */
export const cursor = style({
  display: 'inline-block',
  height: '1.1em',
  borderInlineStart: `0.6em solid ${vars.color.volt}`,
  verticalAlign: '-0.2em',
})

export const description = style({
  maxWidth: '52ch',
  ...proseStyle(18, 'onInverseMuted'),
})

export const action = style({ alignSelf: 'stretch', marginBlockStart: vars.space[2] })
