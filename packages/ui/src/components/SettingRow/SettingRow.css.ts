import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** The control goes under the words if there is no room beside them. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  selectors: {
    '& + &': {
      marginBlockStart: vars.space[5],
      borderBlockStart: `1px solid ${vars.color.hairline}`,
      paddingBlockStart: vars.space[5],
    },
  },
})

export const words = style({ flex: '1 1 18rem', minWidth: 0, maxWidth: '52ch', textWrap: 'pretty' })

export const control = style({ flex: 'none', maxWidth: '100%' })

export const below = style({ flex: '1 0 100%', minWidth: 0 })
