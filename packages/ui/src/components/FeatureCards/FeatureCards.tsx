import { useId } from 'react'
import type { ReactNode } from 'react'
import { OfContent } from '../Language/OfContent.tsx'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { Heading } from '../Heading/Heading.tsx'
import {
  feature as featureStyle,
  iconPlace,
  list,
  section,
  text as textStyle,
  title as titleStyle,
} from './FeatureCards.css.ts'

/** One advantage of what is offered. */
export interface Feature {
  title: string
  text: string
  /** Shown beside it as decoration, 20 px wide: an element such as an icon of lucide-react. */
  icon: ReactNode
}

export interface FeatureCardsProps extends RootProps {
  /** Heading over the cards. */
  title: string
  /** Use six at most; with none, nothing is shown. */
  features: readonly Feature[]
  /** Heading level of the title; the cards' own are one below. @default 2 */
  headingLevel?: 2 | 3
}

/**
 * The advantages of something, one card each, in as many columns as fit. For steps in an order use
 * `StepList`, for short points `TwoColumnList`.
 */
export function FeatureCards({ title, features, headingLevel = 2, ...root }: FeatureCardsProps) {
  const id = useId()
  const Title = `h${headingLevel + 1}` as 'h3' | 'h4'
  if (features.length === 0) return null
  return (
    <section {...rootPropsOf(root)} aria-labelledby={id} className={section}>
      <Heading level={headingLevel} id={id}>
        {title}
      </Heading>
      <ul role="list" className={list}>
        {features.map(({ title: name, text, icon }) => (
          <li key={name} className={featureStyle}>
            <span aria-hidden="true" className={iconPlace}>
              {icon}
            </span>
            <Title className={titleStyle}>
              <OfContent>{name}</OfContent>
            </Title>
            <p className={textStyle}>
              <OfContent>{text}</OfContent>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
