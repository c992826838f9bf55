import { useId } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { item as itemStyle, list, section } from './RequirementsList.css.ts'
import { requirementsListMessages } from './RequirementsList.messages.ts'

export interface RequirementsListProps extends RootProps {
  /** What a learner needs before starting; nothing is shown if it is empty. */
  items: readonly string[]
  /** @default 'Requirements' */
  title?: string
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/** What a learner needs before starting, in one column. For two columns use `TwoColumnList`. */
export function RequirementsList({
  items,
  title,
  headingLevel = 2,
  ...root
}: RequirementsListProps) {
  const messages = useMessages(requirementsListMessages)
  const id = useId()
  if (items.length === 0) return null
  return (
    <section {...rootPropsOf(root)} aria-labelledby={id} className={section}>
      <Heading level={headingLevel} id={id}>
        {title ?? messages.title}
      </Heading>
      <ul role="list" className={list}>
        {items.map((item) => (
          <li key={item} className={itemStyle}>
            <OfContent>{item}</OfContent>
          </li>
        ))}
      </ul>
    </section>
  )
}
