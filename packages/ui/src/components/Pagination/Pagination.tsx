import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { forwardRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useKeptFocus } from '../../useKeptFocus.ts'
import { useLocale, useMessages } from '#language'
import { pagesToName } from './pages.ts'
import { arrow, gap, list, narrow, onward, place, wide } from './Pagination.css.ts'
import { paginationMessages } from './Pagination.messages.ts'

export interface PaginationProps extends RootProps {
  /** The page that is shown, from 1; others count as the nearest one that exists. */
  page: number
  /** How many pages there are; with one or none, nothing is shown. */
  pageCount: number
  /** Address of a page: makes links, which work before scripts load. */
  hrefOf?: (page: number) => string
  /** Called with the page to show; without `hrefOf` each page is a button. */
  onChange?: (page: number) => void
  /** Name of the navigation, if there are several on one page. @default 'Pages' */
  label?: string
  /** The next page is being loaded: refuses presses and keeps the focus. @default false */
  isPending?: boolean
}

/**
 * Links or buttons to the pages of a long list. On phones 'Page 3 of 12' replaces the numbers. For
 * a list that people read through use a `Button` that shows more.
 */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page: asked, pageCount: pages, hrefOf, onChange, label, isPending = false, ...root },
  ref,
) {
  const messages = useMessages(paginationMessages)
  const { watch } = useKeptFocus()
  const format = new Intl.NumberFormat(useLocale())
  const pageCount = Math.ceil(pages)
  // NaN, of a list whose length is unknown, is not more than 1 either.
  if (!(pageCount > 1)) return null
  const page = Math.min(Math.max(Math.trunc(asked) || 1, 1), pageCount)
  const entry = (to: number, children: ReactNode, className: string, name?: string) => {
    const isOutside = to < 1 || to > pageCount
    const isDisabled = isOutside || isPending
    const shared = {
      className,
      'aria-label': name,
      'aria-current': to === page ? ('page' as const) : undefined,
      'aria-disabled': isDisabled || undefined,
    }
    if (hrefOf)
      return (
        <a
          {...shared}
          href={isOutside ? undefined : hrefOf(to)}
          role={isOutside ? 'link' : undefined}
          tabIndex={isOutside ? 0 : undefined}
          onClick={(event) => {
            if (isDisabled) event.preventDefault()
            else if (opensHere(event)) onChange?.(to)
          }}
        >
          {children}
        </a>
      )
    // Not `disabled`: a person who has reached the end would lose the focus.
    return (
      <button {...shared} type="button" onClick={() => !isDisabled && onChange?.(to)}>
        {children}
      </button>
    )
  }
  return (
    <nav
      {...rootPropsOf(root)}
      {...watch}
      ref={ref}
      aria-label={label ?? messages.label}
      aria-busy={isPending}
    >
      <ul role="list" className={list}>
        <li>
          {entry(
            page - 1,
            <>
              <ChevronLeft size={16} aria-hidden="true" className={arrow} />
              {messages.previous}
            </>,
            onward,
          )}
        </li>
        {pagesToName(page, pageCount).map((number, index) => (
          <li key={number ?? `gap ${index}`} className={wide}>
            {number === undefined ? (
              <span aria-hidden="true" className={gap}>
                <Ellipsis size={16} />
              </span>
            ) : (
              entry(number, format.format(number), place, messages.page(format.format(number)))
            )}
          </li>
        ))}
        <li className={narrow}>{messages.pageOf(format.format(page), format.format(pageCount))}</li>
        <li>
          {entry(
            page + 1,
            <>
              {messages.next}
              <ChevronRight size={16} aria-hidden="true" className={arrow} />
            </>,
            onward,
          )}
        </li>
      </ul>
    </nav>
  )
})

/** The browser opens the address in this tab: no key asks for another one, or to save it. */
const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey)
