import { globalStyle, style } from '@vanilla-extract/css'
import { notPrinted } from '../../../theme/print.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

/** The card around it. */
globalStyle(`:has(> ${content})`, { '@media': notPrinted })

/** In one line, which they fill, if their words fit. */
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const place = style({ flex: '1 0 auto' })
