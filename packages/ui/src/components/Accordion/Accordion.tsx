import type { ReactNode } from 'react'
import { forwardRef, useId } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { list, part } from './Accordion.css.ts'

/** One part: a title, and what it opens. */
export interface AccordionItem {
  id: string
  title: string
  /** A few words at the end of the line, such as '5 lessons'. */
  note?: string
  children: ReactNode
  /** Open at first. @default false */
  defaultOpen?: boolean
}

export interface AccordionProps extends RootProps {
  /** With none, nothing is shown. */
  items: readonly AccordionItem[]
  /** Opening one part closes the others: for parts that nobody needs to compare. @default false */
  isSingle?: boolean
  /** Heading level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5
  /** Called with the part that was opened or closed. */
  onOpenChange?: (id: string, isOpen: boolean) => void
}

/**
 * A list of parts, each opened by its title: questions and answers, modules. For a single one use
 * `Disclosure`.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, isSingle = false, headingLevel = 3, onOpenChange, ...root },
  ref,
) {
  const group = useId()
  if (items.length === 0) return null
  return (
    <div {...rootPropsOf(root)} ref={ref} className={list}>
      {items.map(({ id, title, note, children, defaultOpen }) => (
        <div key={id} className={part}>
          <Disclosure
            title={title}
            note={note}
            defaultOpen={defaultOpen}
            headingLevel={headingLevel}
            group={isSingle ? group : undefined}
            onOpenChange={(isOpen) => onOpenChange?.(id, isOpen)}
          >
            {children}
          </Disclosure>
        </div>
      ))}
    </div>
  )
})
