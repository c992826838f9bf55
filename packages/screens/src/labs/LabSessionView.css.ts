import { style } from '@vanilla-extract/css'

/**
 * Where the bar of phones leads: below the top bar. The panel names itself, so a ring around it
 * would tell nothing.
 */
export const missionPlace = style({ scrollMarginBlockStart: '5rem', outline: 'none' })

/** Takes the focus when a dialog goes with the session that it was about. */
export const statePlace = style({ outline: 'none' })
