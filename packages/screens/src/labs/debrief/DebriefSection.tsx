import type { LabSession } from '@rampart/contract/entities/labSession'
import { minutesToSolve } from '@rampart/contract/rules/labMission'
import { domainMessages } from '@rampart/ui/domain'
import { LabDebrief } from '@rampart/ui/LabDebrief'
import { useMessages } from '@rampart/ui/Language'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../../adapters/AdaptersProvider.tsx'
import { RetryAlert } from '../../pages/RetryAlert.tsx'
import { useLoadFailure } from '../../pages/useLoadFailure.ts'
import { labNotesMessages } from '../notes/labNotes.messages.ts'
import { debriefSteps, referenceMinutes } from './debriefSteps.ts'

interface DebriefSectionProps {
  /** A session that is solved. */
  session: LabSession
  /** Address of a lab's page. */
  labHref: (path: string) => string
  /** Address of a course's page. */
  courseHref: (slug: string) => string
}

/** After a lab is solved: the learner's times beside the author's, and what to do next. */
export function DebriefSection({ session, labHref, courseHref }: DebriefSectionProps) {
  const messages = useMessages(labNotesMessages)
  const { levels, types } = useMessages(domainMessages)
  const { lab } = useAdapters()
  const { path } = session.lab
  const query = useQuery({
    queryKey: ['own', 'labDebrief', path],
    queryFn: () => lab.debrief(path),
    staleTime: 60_000,
  })
  const { data } = query
  const { error, ...retry } = useLoadFailure(query)
  const minutes = minutesToSolve(session) ?? 0
  if (error)
    return (
      <RetryAlert isMinor {...retry}>
        {messages.debriefFailed}
      </RetryAlert>
    )
  const reference = data && referenceMinutes(data)
  const view = (
    <LabDebrief
      steps={debriefSteps(session, data ?? { reference: [] })}
      minutes={minutes}
      {...(reference !== undefined && { referenceMinutes: reference })}
      {...(data && data.median !== null && { medianMinutes: data.median })}
      reading={(data?.read ?? []).map(({ slug, title, level }) => ({
        href: courseHref(slug),
        title,
        note: `${types.course} · ${levels[level]}`,
      }))}
      {...(data?.next && {
        next: {
          href: labHref(data.next.path),
          title: data.next.title,
          note: `${types.lab} · ${levels[data.next.level]} · ${messages.minutes(data.next.minutes)}`,
        },
      })}
    />
  )
  return (
    <section id="debrief" tabIndex={-1}>
      {data ? (
        view
      ) : (
        <SkeletonRegion isLoading label={messages.debriefLoading}>
          <Skeleton isLoading>{view}</Skeleton>
        </SkeletonRegion>
      )}
    </section>
  )
}
