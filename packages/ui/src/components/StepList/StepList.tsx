import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { list, number, step, text as textStyle, title as titleStyle } from './StepList.css.ts'

/** One step: what to do or what happens, in a few words and a sentence. */
export interface Step {
  title: string
  text: string
}

export interface StepListProps extends RootProps {
  /** In order; three fill a row. */
  steps: readonly Step[]
  /** Heading level of the titles. @default 2 */
  headingLevel?: 2 | 3
}

/**
 * A process, step by step, in columns if there is room. For facts without an order use `FactList`.
 */
export function StepList({ steps, headingLevel = 2, ...root }: StepListProps) {
  const Title = `h${headingLevel}` as const
  return (
    <ol {...rootPropsOf(root)} role="list" className={list}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={step}>
          <span aria-hidden="true" className={number}>
            {index + 1}
          </span>
          <Title className={titleStyle}>{title}</Title>
          <p className={textStyle}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
