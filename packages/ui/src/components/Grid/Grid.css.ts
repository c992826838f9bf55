import { styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { space } from '../../theme/tokens.ts'
import { vars } from '../../theme/vars.css.ts'
import type { Space } from '../Stack/Stack.css.ts'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const gridGap = styleVariants(space, (_value, step) => ({
  display: 'grid',
  gap: vars.space[step as unknown as Space],
  ...columns(1),
}))
/** Columns grow with the width: 1, then 2 from 600 px, then the number asked for from 900 px. */
export const gridColumns = styleVariants({
  2: { '@media': { [from('small')]: columns(2) } },
  3: { '@media': { [from('small')]: columns(2), [from('medium')]: columns(3) } },
})
