import { style } from '@vanilla-extract/css'

/**
 * Target of the bar on phones: scrolled to below the top bar. The panel has a name, so a ring
 * around it would not help.
 */
export const missionPlace = style({ scrollMarginBlockStart: '5rem', outline: 'none' })

/** Takes the focus when a dialog closes because its session has ended. */
export const statePlace = style({ outline: 'none' })
