import type { ReactElement, ReactNode, Ref } from 'react'
import { cloneElement, useId, useImperativeHandle, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { refOf } from '../../react18/refOf.ts'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useControlled } from '../../useControlled.ts'
import { Heading } from '../Heading/Heading.tsx'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { popover } from '../Menu/Menu.css.ts'
import { useEntry } from '../Overlay/useEntry.tsx'
import { dialog } from './Popover.css.ts'

/** What the popover gives to its trigger. */
export interface PopoverTrigger {
  ref?: Ref<HTMLButtonElement>
  onPress?: () => void
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog'
}

export interface PopoverProps extends RootProps {
  /** A `Button` or `IconButton`; a press opens and closes the popover. */
  trigger: ReactElement<PopoverTrigger>
  /** What is in it, or a function that gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Visible title and name; without one give a `label`. */
  title?: string
  /** Name for assistive technology if there is no title. */
  label?: string
  /** With `onOpenChange` the caller keeps the state. */
  isOpen?: boolean
  /** Open at first. @default false */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Edge of the trigger that it lines up with. @default 'start' */
  align?: 'start' | 'end'
}

/**
 * Something to read or to set, beside the button that opens it; keeps the focus inside and gives it
 * back. For a few words use `Tooltip`; for actions use `Menu`; for a task of its own use `Dialog`.
 */
export function Popover({
  trigger,
  children,
  title,
  label,
  isOpen: held,
  defaultOpen = false,
  onOpenChange,
  align = 'start',
  ...root
}: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(refOf(trigger), () => button.current as HTMLButtonElement)
  const [isOpen, setOpen] = useControlled(held, defaultOpen, onOpenChange)
  const { isGone, key, entry } = useEntry(isOpen)
  return (
    <AriaLocale>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onPress: () => {
          trigger.props.onPress?.()
          setOpen(!isOpen)
        },
      })}
      {!isGone && (
        <AriaPopover
          key={key}
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
          placement={`bottom ${align}`}
          offset={4}
          style={{ zIndex: 100 }}
          className={popover}
        >
          {({ isEntering }) => (
            <>
              {entry(isEntering)}
              <Dialog
                {...rootPropsOf(root)}
                aria-label={title ? undefined : label}
                aria-labelledby={title ? id : undefined}
                className={dialog}
              >
                {title && (
                  <Heading id={id} level={2} size={18}>
                    {title}
                  </Heading>
                )}
                {typeof children === 'function' ? children(() => setOpen(false)) : children}
              </Dialog>
            </>
          )}
        </AriaPopover>
      )}
    </AriaLocale>
  )
}
