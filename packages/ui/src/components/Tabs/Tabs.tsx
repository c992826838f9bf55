import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { bringIntoSight, keepInSight } from './bringIntoSight.ts'
import { panel, strip, tab as tabStyle } from './Tabs.css.ts'
import { useAfterFrame } from './useAfterFrame.ts'

/** One tab and what it shows. */
export interface TabEntry {
  id: string
  /** Such as 'Active (2)'. */
  label: string
  children: ReactNode
  /** @default false */
  isDisabled?: boolean
}

export interface TabsProps extends RootProps {
  /** Name of the list of tabs, for assistive technology. */
  label: string
  tabs: readonly TabEntry[]
  /** Id of the selected tab; with `onChange` the caller keeps the state. */
  selectedId?: string
  /** Id of the tab that is selected at first. @default the first tab */
  defaultSelectedId?: string
  /** Called with the id of the tab that was chosen. */
  onChange?: (id: string) => void
}

/**
 * Parts of one page, shown one at a time; arrow keys move between the tabs. The line of tabs
 * scrolls sideways on phones. If every tab has an address of its own use `LinkTabs`; for parts to
 * read side by side use `Disclosure`.
 */
export function Tabs({ label, tabs, selectedId, defaultSelectedId, onChange, ...root }: TabsProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => keepInSight(line.current, 'aria-selected', 'true'), [])
  const [ownId, setOwnId] = useState(
    () => defaultSelectedId ?? tabs.find(({ isDisabled }) => !isDisabled)?.id,
  )
  const chosenId = selectedId ?? ownId
  const shownId = useAfterFrame(chosenId)
  return (
    <AriaLocale>
      <AriaTabs
        {...rootPropsOf(root)}
        selectedKey={chosenId}
        onSelectionChange={(key) => {
          setOwnId(String(key))
          /* After focus has moved, which puts the scroll position back. */
          requestAnimationFrame(() => bringIntoSight(line.current, 'data-key', String(key)))
          onChange?.(String(key))
        }}
      >
        <TabList ref={line} aria-label={label} className={strip}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled} className={tabStyle}>
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel
            key={tab.id}
            id={tab.id}
            shouldForceMount
            className={panel}
            data-shown={tab.id === shownId || undefined}
          >
            {tab.children}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  )
}
