import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { BootcampAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import { participant, task, taskFile } from '../testing/bootcampFixtures.ts'
import { expectHeading } from '../testing/expectHeading.ts'
import { refusal } from '../testing/memory/refusals.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import type { BootcampTaskScreenProps } from './BootcampTaskScreen.tsx'
import { BootcampTaskScreen } from './BootcampTaskScreen.tsx'

const meta = {
  title: 'Screens/Bootcamp task',
  component: BootcampTaskScreen,
  args: {
    slug: 'aws',
    title: 'AWS Cloud Bootcamp',
    bootcampHref: '/bootcamps/aws',
    tokenProblem: null,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inScreenFrame],
} satisfies Meta<BootcampTaskScreenProps>

export default meta
type Story = StoryObj<typeof meta>

const answering = (changes: Partial<typeof task>, user = participant) => ({
  adapters: { bootcamp: { task: async () => ({ task: { ...task, ...changes }, user }) } },
})

/** The form is shown; nothing has been submitted. */
export const NotSubmitted: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Bootcamp task: not_submitted'] },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Pat Participant', 2)
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'AWS Cloud Bootcamp' }),
    ).toBeVisible()
    await expect(canvas.getByText('participant@demo.test')).toBeVisible()
    await expect(canvas.getByText('Nigeria')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit Task' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Back to Bootcamp' })).toHaveAttribute(
      'href',
      '/bootcamps/aws',
    )
  },
}

const withoutForm =
  (label: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(label)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit Task' })).toBeNull()
  }

export const UnderReview: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({
      status: 'under_review',
      weeklyTask: { file: taskFile },
      bootcampFeedback: 'The weekly reviews taught me the most.',
    }),
    states: ['Bootcamp task: under_review'],
  },
  play: async (context) => {
    await withoutForm('Under Review')(context)
    const region = context.canvas.getByRole('region', { name: 'What You Handed In' })
    const handedIn = within(region)
    await expect(handedIn.getByText(taskFile.name)).toBeVisible()
    await expect(handedIn.getByText('The weekly reviews taught me the most.')).toBeVisible()
    await expect(handedIn.queryByText('Resume')).toBeNull()
  },
}

export const Approved: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ status: 'approved', weeklyTask: { file: taskFile } }),
    states: ['Bootcamp task: approved'],
  },
  play: withoutForm('Approved'),
}

/** What was submitted is in the form and can be changed. */
export const Incomplete: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({
      status: 'incomplete',
      comment: 'Please add the threat model of your pipeline.',
      weeklyTask: { file: taskFile },
      mentorshipInterest: true,
      bootcampFeedback: 'The sessions on data poisoning were the ones I had hoped for.',
    }),
    states: ['Bootcamp task: incomplete'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please add the threat model of your pipeline.'),
    ).toBeVisible()
    await expect(canvas.getByText('Hand it in again').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(canvas.getByText('week-1-report.pdf')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Interested in Mentorship' })).toBeChecked()
    await expect(
      canvas.getByRole('checkbox', { name: 'Interested in Internship' }),
    ).not.toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Your Experience' })).toHaveValue(
      'The sessions on data poisoning were the ones I had hoped for.',
    )
  },
}

export const CountryNotSpecified: Story = {
  parameters: {
    ...answering({}, { ...participant, country: null }),
    states: ['Bootcamp task: no country'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not specified')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    states: ['Bootcamp task: loading, and before the token is looked at'],
    adapters: { bootcamp: { task: never } },
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'AWS Cloud Bootcamp')
    await expect(canvas.queryByRole('button', { name: 'Submit Task' })).toBeNull()
    await expect(
      canvas.getByText('You get the result by email'),
      'The steps are there.',
    ).toBeVisible()
  },
}

/** Until the token has been checked, nothing is requested. */
export const TokenUnknown: Story = {
  args: { tokenProblem: undefined },
  parameters: {
    states: ['Bootcamp task: loading, and before the token is looked at'],
    adapters: { bootcamp: { task: () => Promise.reject(new Error('Nothing may be asked for.')) } },
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'AWS Cloud Bootcamp')
  },
}

const read = fn<BootcampAdapter['task']>()

/** Retry reads it again. */
export const LoadFailure: Story = {
  parameters: {
    states: ['Bootcamp task: the task cannot be loaded, and Retry'],
    adapters: { bootcamp: { task: read } },
  },
  beforeEach: () => {
    read
      .mockReset()
      .mockRejectedValueOnce(new AdapterError({ status: 503 }))
      .mockResolvedValue({ task, user: participant })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load your task')
  },
}

/** Retry brings the task. */
export const LoadFailureRetried: Story = {
  ...LoadFailure,
  parameters: {
    ...LoadFailure.parameters,
    states: ['Bootcamp task: the task cannot be loaded, and Retry'],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await LoadFailure.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'Pat Participant' })).toBeVisible()
  },
}

const denied =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expectHeading(canvas, 'Access Denied')
    await expect(canvas.getByText(message)).toBeVisible()
    await expect(canvas.getByText(/choose Submit Tasks on the page of the bootcamp/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Bootcamp' })).toHaveAttribute(
      'href',
      '/bootcamps/aws',
    )
  }

/** A new link can be requested from this page. */
export const DeniedAsksForLink: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tokenProblem: 'access_token_expired' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a new link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Task Submission' }))
    await userEvent.type(dialog.getByRole('textbox'), 'pat@example.org')
    await userEvent.click(dialog.getByRole('button', { name: 'Send Access Link' }))
    // The dialog fades in.
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Access Link Sent!' })).toBeVisible(),
    )
  },
}

export const NoToken: Story = {
  parameters: { states: ['Task access denied: no token'] },
  args: { tokenProblem: 'access_token_missing' },
  play: denied('No session token provided. Please request an access link from the bootcamp page.'),
}

export const TokenExpired: Story = {
  args: { tokenProblem: 'access_token_expired' },
  parameters: {
    states: ['Task access denied: session expired'],
  },
  play: denied('Session has expired. Please request a new access link.'),
}

export const TokenOfAnotherScope: Story = {
  args: { tokenProblem: 'access_token_scope' },
  parameters: {
    states: ['Task access denied: wrong type of token'],
  },
  play: denied('Invalid session type. Please request a new access link.'),
}

export const TokenOfAnotherBootcamp: Story = {
  args: { tokenProblem: 'access_token_bootcamp' },
  parameters: {
    states: ['Task access denied: “Session is not valid for this bootcamp.”'],
  },
  play: denied('Session is not valid for this bootcamp.'),
}

export const TokenUnreadable: Story = {
  args: { tokenProblem: 'access_token_invalid' },
  parameters: {
    states: ['Task access denied: unreadable token'],
  },
  play: denied('Invalid session token. Please request a new access link.'),
}

/** Too many calls: a different text than for a lost connection. */
export const TooManyCalls: Story = {
  tags: ['edge'],
  parameters: {
    adapters: {
      bootcamp: {
        task: () => Promise.reject(refusal('too_many_requests', { retryAfter: 600 })),
      },
    },
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please try again in 10 minutes.',
    )
  },
}

/** The server refuses the token. */
export const SessionEnded: Story = {
  parameters: {
    states: ['Task access denied: 401 on loading'],
    adapters: { bootcamp: { task: fails(401) } },
  },
  play: denied('Session has expired or is invalid. Please request a new access link.'),
}
