import type { ReactNode } from 'react'
import { known } from '../../known.ts'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { ChipVariants } from './Chip.css.ts'
import { chip } from './Chip.css.ts'

const tones = chip.classNames.variants.tone

export interface ChipProps extends ChipVariants, RootProps {
  /** One or two words; they must say what the color says. */
  children: ReactNode
}

/**
 * A short label of a thing: its kind, level, status. Not pressable; for a choice use `Checkbox` or
 * `Button`.
 */
export function Chip({ children, tone = 'neutral', ...root }: ChipProps) {
  return (
    <span
      {...rootPropsOf(root)}
      data-skeleton="shape"
      className={chip({ tone: known(tones, tone, 'neutral', 'The tone of a Chip') })}
    >
      {children}
    </span>
  )
}
