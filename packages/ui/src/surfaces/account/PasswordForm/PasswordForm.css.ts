import { style } from '@vanilla-extract/css'

/** Passwords are short: no wider than one can compare at a glance. */
export const fields = style({ maxWidth: '26rem' })
