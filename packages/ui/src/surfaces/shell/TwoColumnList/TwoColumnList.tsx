import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { column, columns, icon, item as itemStyle, section } from './TwoColumnList.css.ts'

export interface TwoColumnListProps extends RootProps {
  /** Title of the list, such as 'What You'll Learn'. */
  title: string
  /** Short texts; nothing is shown if it is empty. */
  items: readonly string[]
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/**
 * Short points in two columns: the first half, rounded up, at the left, so that it reads in order;
 * one column on phones. To assistive technology it is one list. For a single column use
 * `RequirementsList`.
 */
export function TwoColumnList({ title, items, headingLevel = 2, ...root }: TwoColumnListProps) {
  const id = useId()
  const half = Math.ceil(items.length / 2)
  if (items.length === 0) return null
  return (
    <section {...rootPropsOf(root)} aria-labelledby={id} className={section}>
      <Heading level={headingLevel} id={id}>
        {title}
      </Heading>
      <div role="list" className={columns}>
        <Column items={items.slice(0, half)} />
        <Column items={items.slice(half)} />
      </div>
    </section>
  )
}

function Column({ items }: { items: readonly string[] }) {
  return (
    <div role="presentation" className={column}>
      {items.map((item) => (
        <div key={item} role="listitem" className={itemStyle}>
          <CircleCheck size={20} aria-hidden="true" className={icon} />
          <span>
            <OfContent>{item}</OfContent>
          </span>
        </div>
      ))}
    </div>
  )
}
