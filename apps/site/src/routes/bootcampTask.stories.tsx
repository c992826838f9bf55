import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { getTask, submitTask, uploadTaskFile } from '@rampart/contract/calls/bootcampTask'
import { participant, taskFile } from '@rampart/screens/testing/bootcampFixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import { patToken, storySite } from '../testing/storySite.ts'

/** Another token, as the site reads it; only the server looks at the signature. */
const tokenFor = (bootcampId: string, exp: number) =>
  `header.${btoa(JSON.stringify({ scope: 'bootcamp:access', bootcampId, exp }))}.signature`

const task = () => storySite().patTask
const link = `/bootcamps/aws/task?session=${patToken}`

const meta = {
  title: 'Site/Bootcamp task',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: link, session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, msw: [] },
  beforeEach: () => {
    sessionStorage.removeItem('bootcampSession')
    // What another story has typed.
    for (const key of Object.keys(localStorage))
      if (key.startsWith('draft:')) localStorage.removeItem(key)
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const inputs = ({ canvasElement }: Context) => [
  ...canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]'),
]
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

/**
 * From the link to the submission, as a participant who is signed in as a learner too: each call
 * has its own token.
 */
export const WholeTask: Story = {
  parameters: {
    states: ['Task form: filled', 'Task form: submitted'],
    chromatic: { disableSnapshot: false },
  },
  play: async (context) => {
    const { canvas, args, step } = context
    await step('The token is taken out of the address bar and kept', async () => {
      await expectHeading(canvas, 'Pat Participant', 2)
      await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps/aws/task'))
      await expect(sessionStorage.getItem('bootcampSession')).toBe(patToken)
      await waitFor(() =>
        expect(document.title).toBe('AWS Cloud Bootcamp: task submission · Rampart'),
      )
    })
    await step('Upload, remove, upload', async () => {
      await userEvent.upload(inputs(context)[0]!, pdf('week-1.pdf'))
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove Weekly Task' }))
      await canvas.findByRole('button', { name: /^Weekly Task Choose a file/ })
      await userEvent.upload(inputs(context)[0]!, pdf('week-1-final.pdf'))
      await expect(await canvas.findByText('week-1-final.pdf')).toBeVisible()
    })
    await step('Submit', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Interested in Mentorship' }))
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Your Experience' }),
        'The weekly reviews taught me the most.',
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Submit Task' }))
      await expect(await canvas.findByText('Submitted Successfully!')).toBeVisible()
      await expect(canvas.getByText('Under Review')).toBeVisible()
      await expect(task().read()).toMatchObject({
        status: 'under_review',
        mentorshipInterest: true,
        weeklyTask: { file: { name: 'week-1-final.pdf' } },
      })
    })
  },
}

/** A reload: the token is in the tab's storage. */
export const Stored: Story = {
  parameters: { states: ['Bootcamp task: back button, bootcamp title, participant card'] },
  args: { path: '/bootcamps/aws/task' },
  beforeEach: () => sessionStorage.setItem('bootcampSession', patToken),
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Pat Participant', 2)
  },
}

/** The calls have the participant's token, not the learner's. */
export const TokenOfTheCall: Story = {
  parameters: {
    states: ['Bootcamp task: a learner is signed in as well'],
    msw: [
      respond(getTask, ({ token }) =>
        token === patToken
          ? { data: { task: task().read(), user: { ...participant, firstName: 'Right' } } }
          : failure('access_token_invalid'),
      ),
    ],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Right Participant', 2)
  },
}

const denied =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas, args }) => {
    await expectHeading(canvas, 'Access Denied')
    await waitFor(() => expect(document.title).toBe('Access Denied · Rampart'))
    await expect(canvas.getByText(message)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Bootcamp' })).toHaveAttribute(
      'href',
      '/bootcamps/aws',
    )
    // No redirect to signing in, and no token in the address; the learner stays signed in.
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps/aws/task'))
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible()
  }

export const NoToken: Story = {
  parameters: { states: ['Task access denied: no token'] },
  args: { path: '/bootcamps/aws/task' },
  play: denied('No session token provided. Please request an access link from the bootcamp page.'),
}

/** A good token in storage does not make up for a link that has run out. */
export const Expired: Story = {
  parameters: { states: ['Task access denied: session expired'] },
  args: { path: `/bootcamps/aws/task?session=${tokenFor('aws', 1_700_000_000)}` },
  beforeEach: () => sessionStorage.setItem('bootcampSession', patToken),
  play: denied('Session has expired. Please request a new access link.'),
}

export const Unreadable: Story = {
  parameters: { states: ['Task access denied: unreadable token'] },
  args: { path: '/bootcamps/aws/task?session=%00nonsense' },
  play: denied('Invalid session token. Please request a new access link.'),
}

export const RefusedByServer: Story = {
  parameters: {
    states: ['Task access denied: 401 on loading'],
    msw: [respond(getTask, failure('access_token_expired'))],
  },
  play: denied('Session has expired or is invalid. Please request a new access link.'),
}

/** The link ran out before the submission. */
export const SubmitRefused: Story = {
  beforeEach: () =>
    task().reset({
      weeklyTask: { file: taskFile },
      bootcampFeedback: 'The weekly reviews taught me the most.',
    }),
  parameters: {
    states: ['Task access denied: 401 on submitting'],
    msw: [respond(submitTask, failure('access_token_expired'))],
  },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Submit Task' }))
    await denied('Session has expired or is invalid. Please request a new access link.')(context)
  },
}

/** An upload without a good token says so in its slot; the page stays. */
export const UploadRefused: Story = {
  parameters: {
    states: ['Task files: on 401'],
    msw: [respond(uploadTaskFile, failure('access_token_expired'))],
  },
  play: async (context) => {
    const { canvas, args } = context
    await canvas.findByRole('button', { name: 'Submit Task' })
    await userEvent.upload(inputs(context)[0]!, pdf('week-1.pdf'))
    await expect(
      await canvas.findByText('Session expired. Please refresh the page and try again.'),
    ).toBeVisible()
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps/aws/task')
  },
}

/** Leads to the catalogue, which says so. */
export const UnknownBootcamp: Story = {
  parameters: { states: ['Bootcamps: an unknown slug'] },
  args: { path: '/bootcamps/devops/task' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Bootcamp not found')).toBeVisible()
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps'))
  },
}
