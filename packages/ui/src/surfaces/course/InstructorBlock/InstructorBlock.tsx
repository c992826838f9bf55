import { useId } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  bio as bioStyle,
  names,
  person,
  picture,
  jobTitle as jobTitleStyle,
  section,
} from './InstructorBlock.css.ts'
import { instructorBlockMessages } from './InstructorBlock.messages.ts'

export interface InstructorBlockProps extends RootProps {
  name: string
  /** The instructor's job, such as 'Principal Engineer, Platform Security'. */
  jobTitle?: string | null
  /** About the instructor; line breaks are kept. */
  bio?: string | null
  /** Address of a square picture; without one initials are shown. */
  pictureUrl?: string | null
  /** @default 'Instructor' */
  title?: string
  /** Heading level of the title; the name is one below. @default 2 */
  headingLevel?: 2 | 3
}

/** The instructor: picture or initials, name, job and a few words. */
export function InstructorBlock({
  name,
  jobTitle,
  bio,
  pictureUrl,
  title,
  headingLevel = 2,
  ...root
}: InstructorBlockProps) {
  const id = useId()
  const messages = useMessages(instructorBlockMessages)
  return (
    <section {...rootPropsOf(root)} aria-labelledby={id} className={section}>
      <Heading level={headingLevel} id={id}>
        {title ?? messages.title}
      </Heading>
      <div className={person}>
        <div className={picture}>
          <Avatar name={name} src={pictureUrl} size="large" />
        </div>
        <div className={names}>
          <Heading level={headingLevel === 2 ? 3 : 4} size={20}>
            {name}
          </Heading>
          {jobTitle && (
            <p className={jobTitleStyle}>
              <OfContent>{jobTitle}</OfContent>
            </p>
          )}
        </div>
        {bio && (
          <p className={bioStyle}>
            <OfContent>{bio}</OfContent>
          </p>
        )}
      </div>
    </section>
  )
}
