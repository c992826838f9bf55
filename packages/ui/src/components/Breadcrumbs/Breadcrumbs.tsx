import { ChevronLeft, ChevronRight } from 'lucide-react'
import { forwardRef } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useMessages } from '#language'
import { back, divider, here, hereWords, list, step, stepLink, words } from './Breadcrumbs.css.ts'
import { breadcrumbsMessages } from './Breadcrumbs.messages.ts'

/** A page above this one. */
export interface Breadcrumb {
  label: ReactNode
  href: string
}

export interface BreadcrumbsProps extends RootProps {
  /** Pages above this one, from the top down; with none, nothing is shown. */
  parents: readonly Breadcrumb[]
  /** Title of this page. */
  current: ReactNode
  /** Name of the navigation. @default 'Breadcrumbs' */
  label?: string
}

/**
 * Links to the pages above this one, then the title of this page. On phones it is one link, to the
 * page right above. For pages on the same level use `LinkTabs`.
 */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { parents, current, label, ...root },
  ref,
) {
  const messages = useMessages(breadcrumbsMessages)
  if (parents.length === 0) return null
  return (
    <nav {...rootPropsOf(root)} ref={ref} aria-label={label ?? messages.label}>
      <ol role="list" className={list}>
        {parents.map((parent, index) => (
          <li key={parent.href} className={step}>
            <a href={parent.href} className={stepLink}>
              {index === parents.length - 1 && (
                <ChevronLeft size={16} aria-hidden="true" className={back} />
              )}
              <span className={words}>{parent.label}</span>
            </a>
            <ChevronRight size={14} aria-hidden="true" className={divider} />
          </li>
        ))}
        <li className={step}>
          <span aria-current="page" className={here}>
            <span className={hereWords}>{current}</span>
          </span>
        </li>
      </ol>
    </nav>
  )
})
