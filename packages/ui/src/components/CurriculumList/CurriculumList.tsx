import { OfContent } from '../Language/OfContent.tsx'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useMessages } from '#language'
import {
  list,
  part as partStyle,
  number,
  text as textStyle,
  title as titleStyle,
  words,
} from './CurriculumList.css.ts'
import { curriculumListMessages } from './CurriculumList.messages.ts'

/** A week, or another part of equal length. */
export interface CurriculumPart {
  title: string
  text: string
}

export interface CurriculumListProps extends RootProps {
  /** In order; with none, nothing is shown. */
  parts: readonly CurriculumPart[]
  /** The word for one part; shown before its number. @default 'Week' */
  unit?: string
  /** Heading level of the parts' titles. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/**
 * A curriculum from the first week to the last, as a numbered list along a line. For a few steps
 * side by side use `StepList`, for lessons that open `CourseOutline`.
 */
export function CurriculumList({ parts, unit, headingLevel = 3, ...root }: CurriculumListProps) {
  const messages = useMessages(curriculumListMessages)
  const Title = `h${headingLevel}` as const
  if (parts.length === 0) return null
  return (
    <ol {...rootPropsOf(root)} role="list" className={list}>
      {parts.map(({ title, text }, index) => (
        <li key={title} className={partStyle}>
          <span className={number}>
            {unit === undefined ? messages.week(index + 1) : `${unit} ${index + 1}`}
          </span>
          <div className={words}>
            <Title className={titleStyle}>
              <OfContent>{title}</OfContent>
            </Title>
            <p className={textStyle}>
              <OfContent>{text}</OfContent>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
