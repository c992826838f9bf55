import { style } from '@vanilla-extract/css'

/**
 * The server renders this button for visitors; signed-in learners never see it, and see their own
 * as soon as scripts run.
 */
export const untilKnown = style({
  selectors: { ':root[data-session="signed-in"] &': { visibility: 'hidden' } },
})
