import { useMessages } from '@rampart/ui/Language'
import { ParticipantCard } from '@rampart/ui/ParticipantCard'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { TaskForm } from '@rampart/ui/TaskForm'
import type { TaskFormFile } from '@rampart/ui/TaskForm'
import { TaskStatusPanel } from '@rampart/ui/TaskStatusPanel'
import { Stack } from '@rampart/ui/Stack'
import { Timeline } from '@rampart/ui/Timeline'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import type { BootcampTaskPageProps } from './BootcampTaskPage.tsx'
import { BootcampTaskPage } from './BootcampTaskPage.tsx'
import { taskTimeline } from './taskTimeline.ts'

const nothing = () => undefined
const slot: TaskFormFile = {
  state: { phase: 'none' },
  onChoose: nothing,
  onRemove: nothing,
  onCancel: nothing,
}

/** The dashboard while its data loads; the participant is not known yet. */
export function BootcampTaskSkeleton(page: Pick<BootcampTaskPageProps, 'title' | 'bootcampHref'>) {
  const messages = useMessages(bootcampTaskMessages)
  // Each title is an element, so that it becomes a bar.
  const events = taskTimeline('not_submitted', messages).map((event) => ({
    ...event,
    title: <span>{event.title}</span>,
  }))
  return (
    <SkeletonRegion isLoading label={messages.loading}>
      <BootcampTaskPage
        {...page}
        status={
          <Skeleton isLoading>
            <Stack gap={6}>
              <TaskStatusPanel status="not_submitted" />
              <Timeline label={messages.timeline} events={events} />
            </Stack>
          </Skeleton>
        }
        participant={
          <Skeleton isLoading>
            <ParticipantCard
              name="A Participant"
              email="participant@example.org"
              country="A country"
            />
          </Skeleton>
        }
      >
        <Skeleton isLoading>
          <TaskForm
            weeklyTask={slot}
            resume={slot}
            answers={{ internshipInterest: false, mentorshipInterest: false, bootcampFeedback: '' }}
            onAnswersChange={nothing}
            onSubmit={nothing}
          />
        </Skeleton>
      </BootcampTaskPage>
    </SkeletonRegion>
  )
}
