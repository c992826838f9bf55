import type { ReactNode } from 'react'
import type { OverlayBaseProps } from '../Overlay/Overlay.tsx'
import { Overlay } from '../Overlay/Overlay.tsx'

export interface DialogProps extends OverlayBaseProps {
  /** Buttons below the content, the main one last. */
  actions?: ReactNode
  /**
   * Widest width from 600 px up: `small` 400 px, `medium` 560 px. On phones it is a card at the
   * bottom. @default 'small'
   */
  size?: 'small' | 'medium'
  /**
   * `alertdialog` interrupts with something that must be answered: its text is read out and a press
   * outside does not close it. @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog'
  /**
   * Closes on a press outside. Escape and the close button always work. @default true, for
   * `alertdialog` false
   */
  isDismissable?: boolean
  /**
   * Shows a close button, a cross. Leave it out if another button closes the dialog. @default true
   */
  hasCloseButton?: boolean
}

/**
 * A short task or question over the page; keeps focus inside and gives it back when closed. May be
 * loaded when first needed. Focus starts on the dialog, or on a field with `autoFocus`. For
 * navigation use `Drawer`; for choices on phones use `BottomSheet`; for a message that needs no
 * answer use `ToastRegion`.
 */
export function Dialog({
  actions,
  size = 'small',
  role = 'dialog',
  isDismissable = role === 'dialog',
  ...rest
}: DialogProps) {
  return (
    <Overlay
      {...rest}
      placement="center"
      size={size}
      role={role}
      isDismissable={isDismissable}
      footer={actions}
    />
  )
}
