import type { SpinnerVariants } from './Spinner.css.ts'
import { spinner } from './Spinner.css.ts'

export interface SpinnerProps extends SpinnerVariants {
  /** What is awaited, read out once. Leave out where text beside it says so already. */
  label?: string
}

/** A wait of unknown length for a small thing. For a page or a card use `Skeleton`; for a known percentage use `ProgressBar`. */
export function Spinner({ size, label }: SpinnerProps) {
  return label ? (
    <span role="img" aria-label={label} className={spinner({ size })} />
  ) : (
    <span aria-hidden="true" className={spinner({ size })} />
  )
}
