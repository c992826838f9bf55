import { forwardRef, useImperativeHandle, useRef } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import type { FileSlotHandle, FileSlotProps } from '../../../components/FileSlot/FileSlot.tsx'
import { FileSlot } from '../../../components/FileSlot/FileSlot.tsx'
import { useLatest } from '../../../components/FormField/useLatest.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { maxFeedbackLength } from '../../../fieldLimits.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { files, foot, interests, legend } from './TaskForm.css.ts'
import { taskFormMessages } from './TaskForm.messages.ts'

/** What a participant answers besides the files. */
export interface TaskAnswers {
  internshipInterest: boolean
  mentorshipInterest: boolean
  /** 'Your Experience'. */
  bootcampFeedback: string
}

/** One of the two files. */
export type TaskFormFile = Pick<
  FileSlotProps,
  'state' | 'error' | 'onChoose' | 'onRemove' | 'onCancel'
>

/** The parts in which something may be missing. */
export type TaskFormField = 'weeklyTask' | 'resume' | 'feedback'

/** What a parent can do with the form. */
export interface TaskFormHandle {
  focus: (field: TaskFormField) => void
}

export interface TaskFormProps extends RootProps {
  weeklyTask: TaskFormFile
  resume: TaskFormFile
  answers: TaskAnswers
  onAnswersChange: (answers: TaskAnswers) => void
  /** What is wrong with the feedback. */
  feedbackError?: string
  /** Why the submission failed; what was typed stays. */
  error?: string
  /** The task is being sent: nothing can be changed meanwhile. @default false */
  isPending?: boolean
  /** Called on submit; the caller checks the answers. */
  onSubmit: () => void
}

const accept = '.pdf,.docx,.zip'

/**
 * Submits a bootcamp's task: two files, two interests, and feedback. Each file is uploaded as soon
 * as it is chosen.
 */
export const TaskForm = forwardRef<TaskFormHandle, TaskFormProps>(function TaskForm(
  {
    weeklyTask,
    resume,
    answers,
    onAnswersChange,
    feedbackError,
    error,
    isPending = false,
    onSubmit,
    ...root
  },
  ref,
) {
  const messages = useMessages(taskFormMessages)
  const { formats } = messages
  const weeklySlot = useRef<FileSlotHandle>(null)
  const resumeSlot = useRef<FileSlotHandle>(null)
  const feedback = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => ({
    focus: (field) =>
      ({ weeklyTask: weeklySlot, resume: resumeSlot, feedback })[field].current?.focus(),
  }))
  const [latest, setLatest] = useLatest(answers)
  function change(changed: Partial<TaskAnswers>) {
    const next = { ...latest.current, ...changed }
    setLatest(next)
    onAnswersChange(next)
  }
  return (
    <Card {...rootPropsOf(root)} as="section" aria-label={messages.label} padding="large">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) onSubmit()
        }}
      >
        <Stack gap={8}>
          <Heading level={2} size={24}>
            {messages.title}
          </Heading>
          <div className={files}>
            <FileSlot
              {...weeklyTask}
              ref={weeklySlot}
              label={messages.weeklyTask}
              accept={accept}
              formats={formats}
              isRequired
              isDisabled={isPending}
            />
            <FileSlot
              {...resume}
              ref={resumeSlot}
              label={messages.resume}
              accept={accept}
              formats={formats}
              hint={messages.resumeHint}
              isRequired={answers.internshipInterest}
              isDisabled={isPending}
            />
          </div>
          <div>
            <fieldset className={interests}>
              <legend className={legend}>{messages.interests}</legend>
              <Checkbox
                name="internshipInterest"
                isSelected={answers.internshipInterest}
                onChange={(internshipInterest) => change({ internshipInterest })}
                isDisabled={isPending}
              >
                {messages.internship}
              </Checkbox>
              <Checkbox
                name="mentorshipInterest"
                isSelected={answers.mentorshipInterest}
                onChange={(mentorshipInterest) => change({ mentorshipInterest })}
                isDisabled={isPending}
              >
                {messages.mentorship}
              </Checkbox>
            </fieldset>
          </div>
          <TextArea
            ref={feedback}
            label={messages.feedback}
            name="bootcampFeedback"
            hint={messages.feedbackHint}
            value={answers.bootcampFeedback}
            onChange={(bootcampFeedback) => change({ bootcampFeedback })}
            maxLength={maxFeedbackLength}
            error={feedbackError}
            isRequired
            isDisabled={isPending}
          />
          <div className={foot}>
            {error && (
              <Alert tone="critical" role="alert">
                {error}
              </Alert>
            )}
            <Button type="submit" isPending={isPending} pendingLabel={messages.submitting}>
              {messages.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
})
