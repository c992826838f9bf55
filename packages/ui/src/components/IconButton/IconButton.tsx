import { forwardRef, useContext } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { useHoverTitle } from '../../useHoverTitle.ts'
import { TooltipTextContext } from '../Tooltip/tooltipText.ts'
import type { IconButtonVariants } from './IconButton.css.ts'
import { iconButton } from './IconButton.css.ts'

export interface IconButtonProps extends IconButtonVariants, RootProps {
  /** The icon, hidden from assistive technology. */
  children: ReactNode
  /** What the button does, in words. */
  label: string
  onPress?: () => void
  /** @default false */
  isDisabled?: boolean
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-controls'?: string
  'aria-describedby'?: string
}

/**
 * A button that is one well-known icon: menu, close, copy. If the icon is not known to all, use
 * `Button` with text.
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { children, label, onPress, isDisabled, tone, 'aria-describedby': description, ...rest },
  ref,
) {
  const tooltip = useContext(TooltipTextContext)
  const hover = useHoverTitle(label)
  return (
    <button
      {...rest}
      {...(tooltip === undefined && hover)}
      ref={ref}
      type="button"
      aria-label={label}
      aria-describedby={tooltip === label ? undefined : description}
      disabled={isDisabled}
      className={iconButton({ tone })}
      onClick={onPress}
    >
      {children}
    </button>
  )
})
