import { style } from '@vanilla-extract/css'

/**
 * Where the bar of phones leads: below the top bar. The panel names itself, so a ring around it
 * would tell nothing.
 */
export const missionPlace = style({ scrollMarginBlockStart: '5rem', outline: 'none' })
