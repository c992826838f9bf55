import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** As many columns as its own width has space for, as it is used in wide and in narrow places. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  minWidth: 0,
})

/** A check without a result keeps the space of a sentence. */
export const line = style({
  display: 'flex',
  gap: vars.space[3],
  minWidth: 0,
  minHeight: '2lh',
  overflowWrap: 'anywhere',
  ...textStyle(14),
})

/** As high as the first line beside it. */
export const mark = recipe({
  base: { display: 'grid', flex: 'none', alignItems: 'center', height: '1lh' },
  variants: {
    outcome: {
      passed: { color: vars.color.successText },
      failed: { color: vars.color.criticalText },
      unknown: { color: vars.color.cautionText },
      notReached: { color: vars.color.textSubtle },
    },
  },
})

export const name = style({ fontWeight: 600 })

export const wordsText = style({ color: vars.color.textMuted, textWrap: 'pretty' })
