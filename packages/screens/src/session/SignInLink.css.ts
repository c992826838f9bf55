import { style } from '@vanilla-extract/css'

/**
 * The button that the server renders is for visitors; signed-in learners never see it, and see
 * theirs as soon as scripts run.
 */
export const untilKnown = style({
  selectors: { ':root[data-session="signed-in"] &': { visibility: 'hidden' } },
})
