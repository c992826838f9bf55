import { Heading } from '../Heading/Heading.tsx'
import { item as itemStyle, list, section } from './RequirementsList.css.ts'

export interface RequirementsListProps {
  /** What one needs before starting; with none, nothing is shown. */
  items: readonly string[]
  /** @default 'Requirements' */
  title?: string
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/** What a learner needs before starting, in one column. For two columns use `TwoColumnList`. */
export function RequirementsList({ items, title = 'Requirements', headingLevel = 2 }: RequirementsListProps) {
  if (items.length === 0) return null
  return (
    <section className={section}>
      <Heading level={headingLevel}>{title}</Heading>
      <ul role="list" className={list}>
        {items.map((item) => (
          <li key={item} className={itemStyle}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
