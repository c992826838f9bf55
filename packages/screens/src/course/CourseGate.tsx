import type { Course } from '@rampart/contract/entities/course'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import type { ReactNode } from 'react'
import { QueryGate } from '../pages/QueryGate.tsx'
import { useProblems } from '../problems/useProblems.ts'
import { courseMessages } from './course.messages.ts'
import { courseProblems } from './courseProblems.ts'
import { useCourse } from './useCourse.ts'

interface CourseGateProps {
  slug: string
  /** Address of the catalogue, shown if there is no such course. */
  exploreHref: string
  skeleton: ReactNode
  children: (course: Course) => ReactNode
}

/** A page about a course, or a text that there is none. */
export function CourseGate({ slug, exploreHref, skeleton, children }: CourseGateProps) {
  const messages = useMessages(courseMessages)
  const textOf = useProblems(courseProblems)
  return (
    <QueryGate
      query={useCourse(slug)}
      skeleton={skeleton}
      failure={(error) => ({ title: textOf(error) ?? messages.loadFailed })}
      absent={
        <MessagePage
          title={messages.notFound}
          text={messages.notFoundHelp}
          action={<LinkButton href={exploreHref}>{messages.browse}</LinkButton>}
        />
      }
    >
      {children}
    </QueryGate>
  )
}
