import { styleVariants } from '@vanilla-extract/css'
import { space } from '../../theme/tokens.ts'
import { vars } from '../../theme/vars.css.ts'
import type { Space } from '../Stack/Stack.css.ts'

export const inlineGap = styleVariants(space, (_value, step) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[step as unknown as Space],
}))
export const inlineAlign = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
})
export const inlineJustify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
  center: { justifyContent: 'center' },
})
