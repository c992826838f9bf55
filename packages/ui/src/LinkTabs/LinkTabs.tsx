import { useEffect, useRef } from 'react'
import { strip, tab } from '../Tabs/Tabs.css.ts'

/** One tab with an address. */
export interface LinkTab {
  href: string
  /** Such as 'Ongoing'. */
  label: string
}

export interface LinkTabsProps {
  /** Name of the navigation, for assistive technology. */
  label: string
  tabs: readonly LinkTab[]
  /** Address of the tab in front. */
  currentHref: string
}

/**
 * Tabs that are pages: plain anchors with the look of `Tabs`, ready before scripts load.
 * For parts of one page use `Tabs`.
 */
export function LinkTabs({ label, tabs, currentHref }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  /* On phones the line scrolls; the current tab must be in it, without moving the page. */
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
  }, [currentHref])
  return (
    <nav aria-label={label}>
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
