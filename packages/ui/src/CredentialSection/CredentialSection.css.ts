import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { textStyle } from '../theme/text.ts'
import { vars } from '../theme/vars.css.ts'

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  '@media': {
    [from('small')]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[8], padding: vars.space[6] },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
})

export const words = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: vars.space[2], minWidth: 0 })

export const text = style({ maxWidth: '52ch', color: vars.color.textMuted, ...textStyle(16), textWrap: 'pretty' })

const picture = { flex: 'none', alignSelf: 'center' }

export const sheetPlace = style({ ...picture, width: 'min(100%, 15rem)' })

export const badgePlace = style({ ...picture, width: '9rem' })

export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: '50%',
  background: vars.color.surface,
  color: vars.color.accentText,
  boxShadow: vars.shadow.rest,
})

/** The drawn samples: ink on paper in both themes, with volt as the sign of what is earned. */
export const paper = style({ fill: vars.color.onInverse })
export const night = style({ fill: vars.color.inverse })
export const raised = style({ fill: vars.color.inverseRaised })
export const line = style({ fill: 'none', stroke: vars.color.inverseHairline })
export const faint = style({ fill: vars.color.onInverseMuted })
export const ink = style({ fill: vars.color.inverseHairline })
export const seal = style({ fill: vars.color.volt, stroke: vars.color.onVolt })
export const voltLine = style({ fill: 'none', stroke: vars.color.volt })
export const sealMark = style({ fill: 'none', stroke: vars.color.onVolt })
export const sheet = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible', borderRadius: vars.radius.box })
