import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { chevron, details, noteText, panel, summary, titleText } from './Disclosure.css.ts'

export interface DisclosureProps extends RootProps {
  title: ReactNode
  /** A few words at the end of the line, such as '5 lessons'. */
  note?: string
  children: ReactNode
  /** Open at first; after that the reader decides. @default false */
  defaultOpen?: boolean
  /** Makes the title a heading of that level; leave out inside lists. */
  headingLevel?: 2 | 3 | 4 | 5
  /** Disclosures of one page with the same name close one another. */
  group?: string
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * A title that shows its content on request. Uses the browser's own `<details>`: works without
 * scripts, and finding text in the page opens it. For parts of equal weight, one at a time, use
 * `Tabs`.
 */
export function Disclosure({
  title,
  note,
  children,
  defaultOpen = false,
  headingLevel,
  group,
  onOpenChange,
  ...root
}: DisclosureProps) {
  const wasOpen = useRef(defaultOpen)
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span'
  return (
    <details
      {...rootPropsOf(root)}
      open={defaultOpen}
      name={group}
      className={details}
      onToggle={({ currentTarget: { open } }) => {
        // Browsers also fire this event for one that is open when it is added to the page.
        if (open === wasOpen.current) return
        wasOpen.current = open
        onOpenChange?.(open)
      }}
    >
      <summary className={summary}>
        <Title className={titleText}>{title}</Title>
        {note && <span className={noteText}>{note}</span>}
        <ChevronDown size={20} aria-hidden="true" className={chevron} />
      </summary>
      <div className={panel}>{children}</div>
    </details>
  )
}
