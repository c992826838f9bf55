import type { ComponentProps, ReactElement } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { keysText, tooltip } from './Tooltip.css.ts'
import { TooltipTextContext } from './tooltipText.ts'

/** React Aria takes elements of the page alone; ours pass on what they are given. */
type FocusableChild = ComponentProps<typeof Focusable>['children']

export interface TooltipProps extends RootProps {
  /** A few words: the name of an icon, or a hint that is not necessary. */
  text: string
  /** Keys that do the same, such as 'Ctrl+K'; shown after the text. */
  keys?: string
  /** A `Button`, `IconButton`, `Link` or native control that takes the focus. */
  children: ReactElement
  /** Side of the control, if there is room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** How long the pointer rests before it opens, in ms; the focus opens it at once. @default 500 */
  delay?: number
  /** Never opens. @default false */
  isDisabled?: boolean
}

/**
 * A few words about a control, while the pointer rests on it or the keyboard's focus is there. It
 * never opens on touch screens, so say nothing only here. For something to read or to press use
 * `Popover`; for help with a field use its `hint`.
 */
export function Tooltip({
  text,
  keys,
  children,
  placement = 'top',
  delay = 500,
  isDisabled = false,
  ...root
}: TooltipProps) {
  const words = keys ? `${text} ${keys}` : text
  return (
    <AriaLocale>
      <TooltipTrigger delay={delay} closeDelay={100} isDisabled={isDisabled}>
        <TooltipTextContext.Provider value={words}>
          <Focusable>{children as FocusableChild}</Focusable>
        </TooltipTextContext.Provider>
        <AriaTooltip
          {...rootPropsOf(root)}
          placement={placement}
          offset={8}
          style={{ zIndex: 110 }}
          className={tooltip}
        >
          {text}
          {keys && <kbd className={keysText}>{keys}</kbd>}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  )
}
