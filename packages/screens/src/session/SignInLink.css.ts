import { style } from '@vanilla-extract/css'

/** The button that the server renders is for visitors; whoever is signed in sees theirs as soon as scripts run, and never this one. */
export const untilKnown = style({ selectors: { ':root[data-session="signed-in"] &': { visibility: 'hidden' } } })
