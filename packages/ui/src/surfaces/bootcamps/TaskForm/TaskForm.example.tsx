import { TaskForm } from '@rampart/ui/TaskForm'
import type { FileSlotState } from '@rampart/ui/FileSlot'
import { useState } from 'react'

/** What a slot does with its file; a real one uploads it, as the example of `FileSlot` does. */
function useSlot() {
  const [state, setState] = useState<FileSlotState>({ phase: 'none' })
  const empty = () => setState({ phase: 'none' })
  return {
    state,
    onChoose: ({ name, size }: File) => setState({ phase: 'uploaded', name, size }),
    onRemove: empty,
    onCancel: empty,
  }
}

export function Example() {
  const weeklyTask = useSlot()
  const resume = useSlot()
  const [isPending, setPending] = useState(false)
  const [answers, setAnswers] = useState({
    internshipInterest: false,
    mentorshipInterest: false,
    bootcampFeedback: '',
  })
  return (
    <TaskForm
      answers={answers}
      onAnswersChange={setAnswers}
      weeklyTask={weeklyTask}
      resume={resume}
      isPending={isPending}
      onSubmit={() => setPending(true)}
    />
  )
}
