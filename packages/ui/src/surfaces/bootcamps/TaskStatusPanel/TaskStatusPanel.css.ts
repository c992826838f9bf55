import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'
import { from } from '../../../theme/breakpoints.ts'

/** A card whose edge has the color of the status; the words have its meaning. */
export const panel = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    minWidth: 0,
    padding: vars.space[5],
    borderInlineStart: '4px solid',
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.rest,
    '@media': { [from('small')]: { flexWrap: 'nowrap', padding: vars.space[6] } },
  },
  variants: {
    tone: {
      neutral: { borderInlineStartColor: vars.color.controlBorder },
      info: { borderInlineStartColor: vars.color.infoText },
      success: { borderInlineStartColor: vars.color.successText },
      caution: { borderInlineStartColor: vars.color.cautionText },
    },
  },
})

export type TaskStatusPanelVariants = NonNullable<RecipeVariants<typeof panel>>

export const icon = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: {
      neutral: { background: vars.color.sunken, color: vars.color.textMuted },
      info: { background: vars.color.infoSoft, color: vars.color.infoText },
      success: { background: vars.color.successSoft, color: vars.color.successText },
      caution: { background: vars.color.cautionSoft, color: vars.color.cautionText },
    },
  },
})

export const text = style({
  display: 'flex',
  flex: '1 1 14rem',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
})

export const chipPlace = style({ display: 'flex', minWidth: 0 })

export const message = style({
  maxWidth: '60ch',
  ...proseStyle(16),
})

/** As the reviewer wrote it, line breaks too. */
export const comment = style({
  maxWidth: '66ch',
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.color.hairline}`,
  color: vars.color.text,
  ...textStyle(16),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
