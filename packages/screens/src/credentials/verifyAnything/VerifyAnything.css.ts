import { style } from '@vanilla-extract/css'
import { from, vars } from '@rampart/ui/theme'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] })

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

/** As high as the part that is loaded into it, so that nothing below moves when it arrives. */
export const place = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '35.5rem',
  '@media': {
    [from('small')]: { minHeight: '30rem' },
    [from('medium')]: { minHeight: '17.75rem' },
  },
})

/** The outline of the part that is loading. */
export const placeholder = style({
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  border: `2px dashed ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  color: vars.color.textSubtle,
})
