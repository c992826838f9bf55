import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { SpinnerVariants } from './Spinner.css.ts'
import { spinner } from './Spinner.css.ts'

export interface SpinnerProps extends SpinnerVariants, RootProps {
  /** What is being loaded or done, read out once. Leave out if text beside it says so already. */
  label?: string
}

/**
 * A wait of unknown length for a small thing. For a page or a card use `Skeleton`; for a known
 * percentage use `ProgressBar`.
 */
export function Spinner({ size, label, ...root }: SpinnerProps) {
  return label ? (
    <span {...rootPropsOf(root)} role="img" aria-label={label} className={spinner({ size })} />
  ) : (
    <span {...rootPropsOf(root)} aria-hidden="true" className={spinner({ size })} />
  )
}
