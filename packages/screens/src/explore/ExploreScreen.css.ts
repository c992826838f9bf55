import { style } from '@vanilla-extract/css'
import { from, vars } from '@rampart/ui/theme'

export const results = style({ display: 'grid', gap: vars.space[6], alignContent: 'start', minHeight: '60vh' })

/** 1, 2 or 3 columns by width (specification §2), beside the filters. */
export const grid = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('large')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/** Cards off the screen cost no layout or paint; the stand-in height keeps the scroll bar still. Shadows may leave the box. */
export const cell = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 330px', overflowClipMargin: '48px' })
