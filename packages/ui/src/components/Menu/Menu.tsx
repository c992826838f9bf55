import type { ReactNode, RefObject } from 'react'
import { Header, Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { useEntry } from '../Overlay/useEntry.tsx'
import { Router } from './Router.tsx'
import {
  icon as iconStyle,
  item as itemStyle,
  list,
  popover,
  section as sectionStyle,
  sectionTitle,
} from './Menu.css.ts'

/** One entry: a link where it has `href`, else an action. */
export interface MenuEntry {
  id: string
  label: string
  /** Hidden from assistive technology; 20 px. */
  icon?: ReactNode
  /**
   * Makes the entry a real anchor: it can be copied or opened in a new tab. `onFollowLink` of the
   * `AppShell` follows it.
   */
  href?: string
  /** Marks the link to this page (`page`) or to a page above it (`true`). */
  current?: 'page' | 'true'
  onAction?: () => void
  /** @default false */
  isDisabled?: boolean
  /** `critical` for what cannot be undone. @default 'default' */
  tone?: 'default' | 'critical'
}

/** Entries that belong together, separated from others by a line. */
export interface MenuGroup {
  id: string
  /** Visible title; without one give a `label`. */
  title?: string
  /** Name for assistive technology if there is no title. */
  label?: string
  items: readonly MenuEntry[]
}

export interface MenuProps extends RootProps {
  /** Name of the menu. */
  label: string
  /**
   * The button that opened it; gets focus back. Give that button `aria-haspopup="menu"` and
   * `aria-expanded`.
   */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Called with `false` by Escape, a press outside and a choice. */
  onOpenChange: (isOpen: boolean) => void
  /** Entries, or groups of them. */
  items: readonly (MenuEntry | MenuGroup)[]
  /** Edge of the trigger that the menu lines up with. @default 'end' */
  align?: 'start' | 'end'
}

/**
 * Actions and links that open from one button: account, "more". Works with arrow keys, typing the
 * first letters, and Escape. May be loaded when first needed. Keep the main links visible as
 * `Link`; for choosing a value use `Select`.
 */
export function Menu({
  label,
  triggerRef,
  isOpen,
  onOpenChange,
  items,
  align = 'end',
  ...root
}: MenuProps) {
  const { isGone, key, entry: mark } = useEntry(isOpen)
  if (isGone) return null
  return (
    <AriaLocale>
      <Router>
        <Popover
          key={key}
          aria-label={label}
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          placement={align === 'end' ? 'bottom end' : 'bottom start'}
          offset={4}
          style={{ zIndex: 100 }}
          className={popover}
        >
          {({ isEntering }) => (
            <>
              {mark(isEntering)}
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes focus when it opens */}
              <AriaMenu
                {...rootPropsOf(root)}
                ref={leadFocusOn}
                aria-label={label}
                autoFocus="first"
                onClose={() => onOpenChange(false)}
                className={list}
              >
                {items.map((item) =>
                  'items' in item ? (
                    <MenuSection
                      key={item.id}
                      aria-label={item.title ? undefined : item.label}
                      className={sectionStyle}
                    >
                      {item.title && <Header className={sectionTitle}>{item.title}</Header>}
                      {item.items.map(entry)}
                    </MenuSection>
                  ) : (
                    entry(item)
                  ),
                )}
              </AriaMenu>
            </>
          )}
        </Popover>
      </Router>
    </AriaLocale>
  )
}

/**
 * Opened by a screen reader's press, React Aria (1.22) lets the list take the focus before the
 * first entry does; the entry then only looks focused, and a screen reader does not say it.
 */
function leadFocusOn(menu: HTMLElement | null): void {
  menu?.addEventListener('focus', () =>
    menu.querySelector<HTMLElement>('[data-focused]')?.focus({ preventScroll: true }),
  )
}

function entry({
  id,
  label,
  icon,
  href,
  current,
  onAction,
  isDisabled,
  tone = 'default',
}: MenuEntry) {
  return (
    <MenuItem
      key={id}
      id={id}
      href={href}
      render={({ children, ...props }) =>
        'href' in props ? (
          <a {...props} aria-current={current}>
            {children}
          </a>
        ) : (
          <div {...props}>{children}</div>
        )
      }
      textValue={label}
      isDisabled={isDisabled}
      onAction={onAction}
      data-tone={tone}
      data-current={current}
      className={itemStyle({ tone })}
    >
      {icon && (
        <span aria-hidden="true" className={iconStyle}>
          {icon}
        </span>
      )}
      {label}
    </MenuItem>
  )
}
