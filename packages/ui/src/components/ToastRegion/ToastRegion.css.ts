import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { notPrinted } from '../../theme/print.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

/** Above dialogs: news may come while one is open. */
export const region = style({
  position: 'fixed',
  zIndex: 110,
  insetInline: vars.space[4],
  insetBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  display: 'flex',
  /* The first is the newest, and nearest the edge. */
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: vars.space[2],
  pointerEvents: 'none',
  outline: 'none',
  '@media': { [from('small')]: { insetBlockEnd: vars.space[6] }, ...notPrinted },
  /* Above the strip that reports the connection. */
  selectors: {
    ':root:has([data-connection]) &': { insetBlockEnd: `calc(3.5rem + ${vars.space[4]})` },
    /* Above the bar of a lab's mission, which narrow screens have. */
    ':root:has([data-mission-bar]) &': {
      '@media': {
        [below('medium')]: {
          insetBlockEnd: `calc(3rem + env(safe-area-inset-bottom) + ${vars.space[4]})`,
        },
      },
    },
    ':root:has([data-mission-bar]):has([data-connection]) &': {
      '@media': { [below('medium')]: { insetBlockEnd: `calc(6.5rem + ${vars.space[4]})` } },
    },
  },
})

const rise = keyframes({
  from: { opacity: 0, transform: `translateY(calc(16px * ${vars.motion.amount}))` },
})

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  width: '100%',
  maxWidth: '480px',
  padding: vars.space[2],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [from('small')]: { width: 'fit-content', minWidth: '320px' },
    '(forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
})

export const content = style({
  display: 'flex',
  flex: 1,
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[1],
})

const disc = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: vars.radius.control,
})
export const icon = styleVariants({
  success: [disc, { background: vars.color.successSoft, color: vars.color.successText }],
  info: [disc, { background: vars.color.infoSoft, color: vars.color.infoText }],
  caution: [disc, { background: vars.color.cautionSoft, color: vars.color.cautionText }],
  critical: [disc, { background: vars.color.criticalSoft, color: vars.color.criticalText }],
})

/** The first line is in the middle of the icon. */
export const message = style({
  flex: 1,
  minWidth: 0,
  padding: '6px 0',
  fontWeight: 500,
  ...textStyle(16),
  textWrap: 'pretty',
})
