import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const pulse = keyframes({ '50%': { opacity: 0.45 } })

/** No box of its own: the content is laid out as it would be without the skeleton. */
export const skeleton = style({ display: 'contents' })

const waiting = `${skeleton}[inert]`
const ink = vars.color.hairline
const breathing = { animation: `${pulse} 1600ms ease-in-out infinite` }

globalStyle(`${waiting} *`, {
  color: 'transparent !important',
  borderColor: 'transparent !important',
  textDecorationColor: 'transparent !important',
  cursor: 'default',
  userSelect: 'none',
  forcedColorAdjust: 'none',
})

/** Text has a line through it so thick that each line of text is a bar, as long as its words. */
globalStyle(`${waiting} :not(:empty, :has(*))`, {
  ...breathing,
  textDecorationLine: 'line-through !important',
  textDecorationStyle: 'solid !important' as 'solid',
  textDecorationColor: `${ink} !important`,
  textDecorationThickness: '0.72em !important',
  textDecorationSkipInk: 'none',
})

/** Pictures, controls and other elements that ask for it: the whole shape. */
globalStyle(
  `${waiting} :is(img, svg, video, canvas, iframe, progress, button, input, textarea, select, div:empty, [data-skeleton="shape"])`,
  {
    ...breathing,
    background: `${ink} !important`,
    fill: 'none',
    stroke: 'none',
    objectPosition: '-200vw',
    textDecorationLine: 'none !important',
  },
)
globalStyle(`${waiting} :is(button, [data-skeleton="shape"]) *`, {
  animation: 'none',
  visibility: 'hidden',
})
