import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { notice } from '../Combobox/Combobox.css.ts'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { OfContent } from '../Language/OfContent.tsx'
import { useMessages } from '#language'
import { icon as iconStyle, item, list, section, sectionTitle } from '../Menu/Menu.css.ts'
import { Router } from '../Menu/Router.tsx'
import { scrim } from '../Overlay/Overlay.css.ts'
import { useEntry } from '../Overlay/useEntry.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import {
  commandKeys,
  commands,
  commandText,
  commandWords,
  dialog,
  panel,
  place,
  searchInput,
  searchLine,
  statusLine,
} from './CommandPalette.css.ts'
import { commandPaletteMessages } from './CommandPalette.messages.ts'

/** Something to do, or a place to go to. */
export interface Command {
  id: string
  label: string
  /** Language of the label, if it is content and not the application's own. */
  lang?: string | undefined
  /** A second line in smaller type. */
  description?: string
  /** Keys that do the same from anywhere, such as 'G L'. */
  keys?: string
  /** Hidden from assistive technology; 20 px. */
  icon?: ReactNode
  /** Makes it a link. `onFollowLink` of the `AppShell` follows it. */
  href?: string
  onAction?: () => void
}

/** Commands under a title, such as those used recently. */
export interface CommandSection {
  id: string
  title: string
  commands: readonly Command[]
}

export interface CommandPaletteProps extends RootProps {
  /** Name of the dialog and of its field. */
  label: string
  isOpen: boolean
  /** Called with `false` by Escape, a press outside and a choice. */
  onOpenChange: (isOpen: boolean) => void
  /**
   * All commands; the palette shows those that contain the typed words. With `onSearch`, those that
   * the caller found, all of which are shown.
   */
  sections: readonly CommandSection[]
  /** Called with the words as they are typed; `sections` are then shown unfiltered. */
  onSearch?: (words: string) => void
  /** More entries are being loaded. @default false */
  isLoading?: boolean
  /**
   * How many entries there are, or why there are none: shown below them, and read out when it
   * changes. @default none
   */
  status?: string
  /** Shown if no command matches the typed words. @default 'Nothing found.' */
  empty?: string
  /** @default 'Search or type a command' */
  placeholder?: string
}

/**
 * All commands and places of an application, found by typing; opened by keys such as Ctrl+K. May be
 * loaded when first needed. It is a shortcut for people who know it, never the only way to a
 * command: for a few actions use `Menu`.
 */
export function CommandPalette({
  label,
  isOpen,
  onOpenChange,
  sections,
  onSearch,
  isLoading = false,
  status,
  empty,
  placeholder,
  ...root
}: CommandPaletteProps) {
  const messages = useMessages(commandPaletteMessages)
  const { contains } = useFilter({ sensitivity: 'base' })
  const { isGone, key, entry } = useEntry(isOpen)
  if (isGone) return null
  return (
    <AriaLocale>
      <Router>
        <ModalOverlay
          key={key}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          isDismissable
          className={`${scrim({ placement: 'center' })} ${place}`}
        >
          {({ isEntering }) => (
            <Modal className={panel}>
              {entry(isEntering)}
              <Dialog {...rootPropsOf(root)} aria-label={label} className={dialog}>
                <Autocomplete filter={onSearch ? () => true : contains} onInputChange={onSearch}>
                  {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it is there to be typed into */}
                  <SearchField aria-label={label} autoFocus className={searchLine}>
                    {isLoading ? <Spinner size="small" /> : <Search size={20} aria-hidden="true" />}
                    <Input
                      placeholder={placeholder ?? messages.placeholder}
                      className={searchInput}
                    />
                  </SearchField>
                  <Menu
                    aria-label={label}
                    className={`${list} ${commands}`}
                    onAction={() => onOpenChange(false)}
                    renderEmptyState={() => (
                      <div className={notice}>
                        {isLoading ? messages.loading : (empty ?? messages.empty)}
                      </div>
                    )}
                  >
                    {sections.map(({ id, title, commands: entries }) => (
                      <MenuSection key={id} className={section}>
                        <Header className={sectionTitle}>{title}</Header>
                        {entries.map(commandEntry)}
                      </MenuSection>
                    ))}
                  </Menu>
                  {status !== undefined && (
                    <div role="status" className={statusLine}>
                      {status}
                    </div>
                  )}
                </Autocomplete>
              </Dialog>
            </Modal>
          )}
        </ModalOverlay>
      </Router>
    </AriaLocale>
  )
}

function commandEntry({ id, label, lang, description, keys, icon, href, onAction }: Command) {
  return (
    <MenuItem
      key={id}
      id={id}
      href={href}
      textValue={label}
      onAction={onAction}
      className={item({ tone: 'default' })}
    >
      {icon && (
        <span aria-hidden="true" className={iconStyle}>
          {icon}
        </span>
      )}
      <span className={commandWords}>
        {lang ? <OfContent lang={lang}>{label}</OfContent> : label}
        {description && (
          <span className={commandText}>
            <bdi>{description}</bdi>
          </span>
        )}
      </span>
      {keys && <kbd className={commandKeys}>{keys}</kbd>}
    </MenuItem>
  )
}
