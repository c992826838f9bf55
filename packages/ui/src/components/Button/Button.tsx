import { forwardRef } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { ButtonLook } from './Button.css.ts'
import { busyLabel, busyMark, button } from './Button.css.ts'

export interface ButtonProps extends ButtonLook, RootProps {
  /** Label; keep it a verb and its object. An icon may be before the text. */
  children: ReactNode
  /** Called on a click, a tap, Enter or Space. Not called while disabled or pending. */
  onPress?: () => void
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Not available now. If possible explain beside the button why it is not. @default false */
  isDisabled?: boolean
  /** Work is under way: shows a spinner, keeps focus and refuses further presses. @default false */
  isPending?: boolean
  /**
   * Names the work beside the spinner, such as 'Ending...'; without it the spinner covers the
   * label.
   */
  pendingLabel?: ReactNode
  /** Name for assistive technology if the visible label is not enough. */
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-controls'?: string
}

/**
 * Does something on this page: submit, open, retry. One solid button in a group; others soft,
 * outline or plain. To go to another page use `LinkButton`; for a button with only an icon use
 * `IconButton`.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    children,
    onPress,
    type = 'button',
    isDisabled = false,
    isPending = false,
    pendingLabel,
    variant,
    tone,
    size,
    width,
    ...rest
  },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={button({ variant, tone, size, width })}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault()
        else onPress?.()
      }}
    >
      {isPending && pendingLabel ? (
        <>
          <Spinner size="small" />
          {pendingLabel}
        </>
      ) : (
        <>
          <span className={busyLabel}>{children}</span>
          {isPending && (
            <span className={busyMark}>
              <Spinner size="small" />
            </span>
          )}
        </>
      )}
    </button>
  )
})
