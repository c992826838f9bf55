import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { proseStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'
import type { CredentialShape } from '../kinds/credentialLooks.ts'

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  '@media': {
    [from('small')]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: vars.space[8],
      padding: vars.space[6],
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
})

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
})

export const text = style({
  maxWidth: '52ch',
  ...proseStyle(16),
})

const picture = { flex: 'none', alignSelf: 'center' }

export const places = styleVariants({
  sheet: { ...picture, width: 'min(100%, 15rem)' },
  shield: { ...picture, width: '9rem' },
} satisfies Record<CredentialShape, object>)

export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: '50%',
  background: vars.color.surface,
  color: vars.color.accentText,
  boxShadow: vars.shadow.rest,
})
