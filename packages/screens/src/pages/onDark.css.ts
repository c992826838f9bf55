import { style } from '@vanilla-extract/css'

/** Bars in a hero take the colors of the dark theme in either theme: its background is dark. */
export const onDark = style({ colorScheme: 'dark' })
