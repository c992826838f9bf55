import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** Hides the browser's own cross, which would be beside ours. */
export const searchInput = style({
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})

export const glass = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 20,
  marginInline: `${vars.space[3]} calc(${vars.space[1]} * -1)`,
  color: vars.color.textMuted,
})

export const clearPlace = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  marginBlock: -1,
  color: vars.color.textMuted,
})
