import { below, vars } from '@rampart/ui/theme'
import { style } from '@vanilla-extract/css'

/** The terminal stays visible at the lower edge of the screen while the guide is read. */
export const dock = style({
  position: 'sticky',
  insetBlockEnd: vars.space[2],
  zIndex: 1,
  minWidth: 0,
  // Above the strip that reports the connection, and the bar of the mission, which narrow screens
  // have.
  selectors: {
    ':root:has([data-connection]) &': { insetBlockEnd: `calc(3.5rem + ${vars.space[2]})` },
    ':root:has([data-mission-bar]) &': {
      '@media': {
        [below('medium')]: {
          insetBlockEnd: `calc(3rem + env(safe-area-inset-bottom, 0px) + ${vars.space[2]})`,
        },
      },
    },
    ':root:has([data-mission-bar]):has([data-connection]) &': {
      '@media': { [below('medium')]: { insetBlockEnd: `calc(6.5rem + ${vars.space[2]})` } },
    },
  },
})
