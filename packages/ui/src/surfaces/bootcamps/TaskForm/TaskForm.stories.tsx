import type { Meta, StoryObj } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useRef, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import type { TaskFormField, TaskFormFile, TaskFormHandle } from './TaskForm.tsx'
import { TaskForm } from './TaskForm.tsx'

const slot: TaskFormFile = {
  state: { phase: 'none' },
  onChoose: fn(),
  onRemove: fn(),
  onCancel: fn(),
}
const filled: TaskFormFile = {
  ...slot,
  state: { phase: 'uploaded', name: 'week-1-report.pdf', size: 1_468_006 },
}

const meta = {
  title: 'Surfaces/Bootcamps/TaskForm',
  component: TaskForm,
  args: {
    weeklyTask: slot,
    resume: slot,
    answers: { internshipInterest: false, mentorshipInterest: false, bootcampFeedback: '' },
    onAnswersChange: fn(),
    onSubmit: fn(),
  },
  render: function Held(args) {
    const [answers, setAnswers] = useState(args.answers)
    return (
      <TaskForm
        {...args}
        answers={answers}
        onAnswersChange={(next) => {
          setAnswers(next)
          args.onAnswersChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof TaskForm>

export default meta
type Story = StoryObj<typeof meta>

const answered = {
  internshipInterest: true,
  mentorshipInterest: false,
  bootcampFeedback: 'The weekly reviews taught me the most.',
}

/** 'Resume' is marked as required once an internship is of interest. */
export const Empty: Story = {
  parameters: { ...darkAndMirrored, states: ['Task form: empty', 'Task files: none'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Required for internship')).toBeVisible()
    await expect(canvas.getAllByText('PDF, DOCX, ZIP (Max 10MB)')).toHaveLength(2)
    await expect(canvas.getAllByText('*')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Interested in Internship' }))
    await expect(canvas.getAllByText('*')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Interested in Internship' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Interested in Mentorship' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your Experience' }), 'Good')
    await expect(args.onAnswersChange).toHaveBeenLastCalledWith({
      internshipInterest: false,
      mentorshipInterest: true,
      bootcampFeedback: 'Good',
    })
  },
}

export const Filled: Story = {
  parameters: { states: ['Task form: filled'] },
  args: {
    weeklyTask: filled,
    resume: { ...filled, state: { phase: 'uploading', name: 'resume.pdf', percent: 64 } },
    answers: answered,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Task' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Submitting: Story = {
  parameters: { states: ['Task form: busy'] },
  args: { ...Filled.args, resume: filled, isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    for (const name of ['Remove Weekly Task', 'Replace Resume'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

/** The pressed button keeps the focus, and refuses another press. */
export const KeepsFocus: Story = {
  args: { ...Filled.args, resume: filled },
  parameters: { states: ['Task form: busy'], chromatic: { disableSnapshot: true } },
  render: function Sending(args) {
    const [isPending, setPending] = useState(false)
    return (
      <TaskForm
        {...args}
        isPending={isPending}
        onSubmit={() => {
          setPending(true)
          args.onSubmit()
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Task' }))
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** What is missing is said at its field; the page's script moves the focus there. */
export const Missing: Story = {
  parameters: { states: ['Task form: files missing', 'Task form: feedback too short'] },
  args: {
    weeklyTask: { ...slot, error: 'Weekly task file is required' },
    resume: { ...slot, error: 'Resume is required if interested in internship' },
    answers: { internshipInterest: true, mentorshipInterest: false, bootcampFeedback: 'Good' },
    feedbackError: 'Please provide detailed feedback (minimum 10 characters)',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('group', { name: 'Weekly Task' })).toHaveAccessibleDescription(
      'Required. Weekly task file is required',
    )
  },
}

export const Failed: Story = {
  parameters: { states: ['Task form: submitting fails; what was typed stays'] },
  args: {
    ...Filled.args,
    resume: filled,
    error: 'The service is not available at the moment. Please try again soon.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is not available')
    await expect(canvas.getByRole('textbox')).toHaveValue(answered.bootcampFeedback)
  },
}

/** Each part can be given the focus by its name. */
export const Focus: Story = {
  args: { resume: filled },
  parameters: { states: ['Task form: files missing'], chromatic: { disableSnapshot: true } },
  render: function Focusing(args) {
    const form = useRef<TaskFormHandle>(null)
    return (
      <>
        {(['weeklyTask', 'resume', 'feedback'] satisfies TaskFormField[]).map((field) => (
          <Button key={field} onPress={() => form.current?.focus(field)}>
            {field}
          </Button>
        ))}
        <TaskForm {...args} ref={form} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'weeklyTask' }))
    await expect(canvas.getByRole('button', { name: /Weekly Task Choose a file/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'resume' }))
    await expect(canvas.getByRole('group', { name: 'Resume' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'feedback' }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: { ...Filled.args },
  globals: { viewport: { value: 'phone' } },
}

/** What was ticked and typed before the page's script has started is not lost. */
export const FilledBeforeScripts: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <div data-place="early" />,
  play: async ({ canvasElement, args }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-place="early"]') as HTMLElement
    place.innerHTML = renderToString(<TaskForm {...args} />)
    const early = within(place)
    for (const box of early.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.type(early.getByRole('textbox'), 'Good')
    hydrateRoot(place, <TaskForm {...args} />)
    await waitFor(() =>
      expect(args.onAnswersChange).toHaveBeenLastCalledWith({
        internshipInterest: true,
        mentorshipInterest: true,
        bootcampFeedback: 'Good',
      }),
    )
  },
}
