import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { useMessages } from '#language'
import type { OverlayLook } from './Overlay.css.ts'
import { body, closePlace, content, foot, head, panel, scrim, titlePlace } from './Overlay.css.ts'
import { useEntry } from './useEntry.tsx'
import { overlayMessages } from './Overlay.messages.ts'

/** What every overlay has. */
export interface OverlayBaseProps extends RootProps {
  isOpen: boolean
  /** Called with `false` by the close button, Escape and, where allowed, a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Visible title and name of the overlay. */
  title: string
  children: ReactNode
}

export interface OverlayProps extends OverlayBaseProps {
  placement: NonNullable<OverlayLook['placement']>
  size?: OverlayLook['size']
  role?: 'dialog' | 'alertdialog'
  /** Closes on a press outside. @default true */
  isDismissable?: boolean
  /** @default true */
  hasCloseButton?: boolean
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode
}

/**
 * Base of `Dialog`, `Drawer` and `BottomSheet`: the veil, motion, and focus that is kept inside and
 * given back. The page behind does not scroll and is hidden from assistive technology. Use those
 * three components; this one has no position of its own on a screen.
 */
export function Overlay({
  isOpen,
  onOpenChange,
  title,
  children,
  placement,
  size,
  role = 'dialog',
  isDismissable = true,
  hasCloseButton = true,
  footer,
  ...root
}: OverlayProps) {
  const messages = useMessages(overlayMessages)
  const id = useId()
  const { isGone, key, entry } = useEntry(isOpen)
  if (isGone) return null
  return (
    <AriaLocale>
      <ModalOverlay
        key={key}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
        className={scrim({ placement })}
      >
        {({ isEntering }) => (
          <Modal className={panel({ placement, size })}>
            {entry(isEntering)}
            <AriaDialog
              {...rootPropsOf(root)}
              role={role}
              aria-labelledby={`${id}-title`}
              aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
              data-placement={placement}
              className={content}
            >
              <div className={head}>
                <div className={titlePlace}>
                  <Heading id={`${id}-title`} level={2} size={placement === 'center' ? 24 : 20}>
                    {title}
                  </Heading>
                </div>
                {hasCloseButton && (
                  <div className={closePlace}>
                    <IconButton label={messages.close} onPress={() => onOpenChange(false)}>
                      <X size={20} aria-hidden="true" />
                    </IconButton>
                  </div>
                )}
              </div>
              <div id={`${id}-body`} className={body}>
                {children}
              </div>
              {footer && <div className={foot}>{footer}</div>}
            </AriaDialog>
          </Modal>
        )}
      </ModalOverlay>
    </AriaLocale>
  )
}
