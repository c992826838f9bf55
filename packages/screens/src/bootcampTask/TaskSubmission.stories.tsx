import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { participant, taskFile } from '../testing/bootcampFixtures.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { BootcampTaskScreenProps } from './BootcampTaskScreen.tsx'
import { draftKey } from './taskDraft.ts'
import { choose, pdf, taskMeta } from './taskStories.tsx'
import type { TaskLoaded, TaskStory } from './taskStories.tsx'

const meta = {
  ...taskMeta,
  title: 'Screens/Bootcamp task submission',
} satisfies Meta<BootcampTaskScreenProps>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const story = (task: TaskStory) => ({ task })
const uploaded = { weeklyTask: { file: taskFile } }
const feedback = 'The weekly reviews taught me the most.'
const key = draftKey('aws', participant.email)

const experience = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Your Experience' })
const submit = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit Task' }))

/** Missing parts are reported one after the other, with the focus on each. */
export const Validation: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...story({}),
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    await experience(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Interested in Internship' }))
    await submit(canvas)
    await expect(canvas.getByText('Weekly task file is required')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Weekly Task Choose a file/ })).toHaveFocus()
    await choose(canvasElement, 'Weekly Task', pdf())
    await canvas.findByText('week-2.pdf')
    await expect(canvas.queryByText('Weekly task file is required')).toBeNull()
    await submit(canvas)
    await expect(canvas.getByText('Resume is required if interested in internship')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Resume Choose a file/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Interested in Internship' }))
    await userEvent.type(await experience(canvas), '   123456789   ')
    await submit(canvas)
    await expect(
      canvas.getByText('Please provide detailed feedback (minimum 10 characters)'),
    ).toBeVisible()
    await expect(await experience(canvas)).toHaveFocus()
    await userEvent.type(await experience(canvas), '{Backspace>3/}0')
    await expect(
      canvas.queryByText('Please provide detailed feedback (minimum 10 characters)'),
    ).toBeNull()
    await expect((loaded as TaskLoaded).server.read().status).toBe('not_submitted')
  },
}

/** Sent once, however often it is pressed; then thanks, a status under review, and no draft. */
export const Submitted: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...story({ first: uploaded }),
    states: ['Task form: submitted'],
  },
  play: async ({ canvas, loaded }) => {
    const { server, drafts } = loaded as TaskLoaded
    await userEvent.type(await experience(canvas), feedback)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Interested in Mentorship' }))
    await expect(drafts.read(key)).toContain(feedback)
    await submit(canvas)
    await expect(
      await canvas.findByRole('heading', { name: 'Submitted Successfully!' }),
    ).toBeVisible()
    await expect(
      canvas.getByText(
        'Thank you for your submission. You will receive an email confirmation shortly.',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('Under Review')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit Task' })).toBeNull()
    await expect(server.read()).toMatchObject({
      mentorshipInterest: true,
      internshipInterest: false,
      bootcampFeedback: feedback,
    })
    await waitFor(() => expect(drafts.read(key)).toBeNull())
  },
}

export const Submitting: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...story({ first: { ...uploaded, bootcampFeedback: feedback }, bootcamp: { submit: never } }),
    states: ['Task form: busy'],
  },
  play: async ({ canvas }) => {
    await experience(canvas)
    await submit(canvas)
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** What was typed stays, in the form and as a draft. */
export const Failed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...story({
      first: uploaded,
      bootcamp: { submit: fails(0) },
    }),
    states: ['Task form: submitting fails; what was typed stays'],
  },
  play: async ({ canvas, loaded }) => {
    await userEvent.type(await experience(canvas), feedback)
    await submit(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to submit task. Please try again.',
    )
    await expect(await experience(canvas)).toHaveValue(feedback)
    await expect((loaded as TaskLoaded).drafts.read(key)).toContain(feedback)
  },
}

/** A proxy stopped waiting for the response; the page confirms the submission like any other. */
export const AnswerLost: Story = {
  tags: ['edge'],
  render: (args, context) => {
    const { server } = context.loaded as TaskLoaded
    const submitAndLose = async () => {
      server.change({ status: 'under_review', bootcampFeedback: feedback })
      throw new AdapterError({ status: 504 })
    }
    return taskMeta.render(args, {
      ...context,
      parameters: { task: { bootcamp: { submit: submitAndLose } } },
    })
  },
  parameters: { chromatic: { disableSnapshot: true }, ...story({ first: uploaded }) },
  play: async ({ canvas, loaded }) => {
    await userEvent.type(await experience(canvas), feedback)
    await submit(canvas)
    const heading = await canvas.findByRole('heading', { name: 'Submitted Successfully!' })
    await waitFor(() => expect(document.activeElement).toContainElement(heading))
    await expect(canvas.getByText('Under Review')).toBeVisible()
    await waitFor(() => expect((loaded as TaskLoaded).drafts.read(key)).toBeNull())
  },
}

/** Its file was removed in another tab: the server's words, and the slot as it is. */
export const FileGone: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...story({ first: { ...uploaded, bootcampFeedback: feedback } }),
    states: ['Task form: submitting fails; what was typed stays'],
  },
  play: async ({ canvas, loaded }) => {
    await experience(canvas)
    ;(loaded as TaskLoaded).server.remove('weeklyTask')
    await submit(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Weekly task file is required')
    await expect(
      await canvas.findByRole('button', { name: /^Weekly Task Choose a file/ }),
    ).toBeVisible()
  },
}

/** The link expired while the form was filled in; what was typed is kept for the next link. */
export const SessionEnded: Story = {
  parameters: {
    ...story({
      first: uploaded,
      bootcamp: { submit: fails(401) },
    }),
    states: ['Task access denied: 401 on submitting'],
  },
  play: async ({ canvas, loaded }) => {
    await userEvent.type(await experience(canvas), feedback)
    await submit(canvas)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Access Denied' }),
    ).toBeVisible()
    await expect(
      canvas.getByText('Session has expired or is invalid. Please request a new access link.'),
    ).toBeVisible()
    await expect((loaded as TaskLoaded).drafts.read(key)).toContain(feedback)
  },
}

/** Typed before a reload: it is shown again, in place of what was submitted before. */
export const DraftRestored: Story = {
  parameters: {
    ...story({
      first: {
        ...uploaded,
        status: 'incomplete',
        internshipInterest: true,
        bootcampFeedback: 'An earlier word.',
      },
    }),
    states: ['Task form: typed before a reload'],
  },
  beforeEach: ({ loaded }) =>
    (loaded as TaskLoaded).drafts.write(
      key,
      JSON.stringify({
        internshipInterest: false,
        mentorshipInterest: true,
        bootcampFeedback: feedback,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await experience(canvas)).toHaveValue(feedback)
    await expect(
      canvas.getByRole('checkbox', { name: 'Interested in Internship' }),
    ).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Interested in Mentorship' })).toBeChecked()
  },
}

/** Submitted in another tab: this tab shows it when the participant returns to it. */
export const SubmittedElsewhere: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...story({ first: uploaded }),
    states: ['Task form: submitted in another tab'],
  },
  play: async ({ canvas, loaded }) => {
    const { server, drafts } = loaded as TaskLoaded
    await userEvent.type(await experience(canvas), feedback)
    server.change({ status: 'under_review' })
    window.dispatchEvent(new Event('visibilitychange'))
    await expect(await canvas.findByText('Under Review')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit Task' })).toBeNull()
    await waitFor(() => expect(drafts.read(key)).toBeNull())
  },
}
