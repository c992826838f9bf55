import { useEffect, useRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { keepInSight } from '../Tabs/bringIntoSight.ts'
import { strip, tab } from '../Tabs/Tabs.css.ts'

/** One tab with an address. */
export interface LinkTab {
  href: string
  /** Such as 'Ongoing'. */
  label: string
}

export interface LinkTabsProps extends RootProps {
  /** Name of the navigation, for assistive technology. */
  label: string
  tabs: readonly LinkTab[]
  /** Address of the selected tab. */
  currentHref: string
}

/**
 * Tabs that are pages: plain anchors with the look of `Tabs`, ready before scripts load.
 * For parts of one page use `Tabs`.
 */
export function LinkTabs({ label, tabs, currentHref, ...root }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => keepInSight(list.current, 'href', currentHref), [currentHref])
  return (
    <nav {...rootPropsOf(root)} aria-label={label}>
      <ul ref={list} role="list" className={strip}>
        {tabs.map(({ href, label: text }) => (
          <li key={href}>
            <a href={href} aria-current={href === currentHref ? 'page' : undefined} className={tab}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
