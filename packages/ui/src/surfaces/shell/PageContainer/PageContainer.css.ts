import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/vars.css.ts'

/** The width is that of the content alone, so that every container of a page has the same edges. */
const upTo = (width: string) => ({ maxWidth: `calc(${width} + 2 * ${vars.space[8]})` })

export const pageContainer = recipe({
  base: {
    width: '100%',
    marginInline: 'auto',
    paddingInline: vars.space[4],
    '@media': {
      [from('small')]: { paddingInline: vars.space[6] },
      [from('medium')]: { paddingInline: vars.space[8] },
    },
  },
  variants: {
    width: { content: upTo(vars.width.content), reading: upTo(vars.width.reading) },
    space: {
      none: {},
      section: {
        paddingBlock: vars.space[8],
        '@media': { [from('medium')]: { paddingBlock: vars.space[12] } },
      },
    },
  },
  defaultVariants: { width: 'content', space: 'none' },
})

/**
 * `width`: widest content, 1200 px or the 720 px reading column. `space`: space above and below, 32
 * px, from 900 px on 48 px.
 */
export type PageContainerVariants = NonNullable<RecipeVariants<typeof pageContainer>>
