import { useMessages } from '@rampart/ui/Language'
import { ParticipantCard } from '@rampart/ui/ParticipantCard'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { TaskForm } from '@rampart/ui/TaskForm'
import type { TaskFormFile } from '@rampart/ui/TaskForm'
import { TaskStatusPanel } from '@rampart/ui/TaskStatusPanel'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import type { BootcampTaskPageProps } from './BootcampTaskPage.tsx'
import { BootcampTaskPage } from './BootcampTaskPage.tsx'

const nothing = () => undefined
const slot: TaskFormFile = {
  state: { phase: 'none' },
  onChoose: nothing,
  onRemove: nothing,
  onCancel: nothing,
}

/** The dashboard while its data loads; the participant is not known yet. */
export function BootcampTaskSkeleton(page: Pick<BootcampTaskPageProps, 'title' | 'bootcampHref'>) {
  const { loading } = useMessages(bootcampTaskMessages)
  return (
    <SkeletonRegion isLoading label={loading}>
      <BootcampTaskPage
        {...page}
        status={
          <Skeleton isLoading>
            <TaskStatusPanel status="not_submitted" />
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
