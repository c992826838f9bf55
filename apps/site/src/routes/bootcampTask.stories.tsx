import { getTask, submitTask, uploadTaskFile } from '@rampart/contract/calls/bootcampTask'
import { participant, taskFile } from '@rampart/screens/testing/bootcampFixtures.ts'
import { taskServer } from '@rampart/screens/testing/taskServer.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { answer, failure } from '../testing/answer.ts'
import { taskHandlers } from '../testing/bootcampHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

/** A token as the site reads it; only the server looks at the signature. */
const tokenFor = (bootcampId: string, exp = 4_000_000_000) => `header.${btoa(JSON.stringify({ scope: 'bootcamp:access', bootcampId, exp }))}.signature`

const server = taskServer()
const link = `/bootcamps/aws/task?session=${tokenFor('aws')}`

const meta = {
  title: 'Site/Bootcamp task',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: link, session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: taskHandlers(server), pictures: [] },
  beforeEach: () => {
    server.reset()
    sessionStorage.removeItem('bootcampSession')
    // What another story has typed.
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key)
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const withServer = (...handlers: ReturnType<typeof taskHandlers>) => ({ msw: [...handlers, ...taskHandlers(server)] })
const inputs = ({ canvasElement }: Context) => [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')]
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

/** From the link to the submission, as a participant who is signed in as a learner too: each call carries its own token. */
export const WholeTask: Story = {
  parameters: { pictures: ['light', 'dark'] },
  play: async (context) => {
    const { canvas, args, step } = context
    await step('The token is taken out of the address bar and kept', async () => {
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Pat Participant' })).toBeVisible()
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps/aws/task')
      await expect(sessionStorage.getItem('bootcampSession')).toBe(tokenFor('aws'))
      await waitFor(() => expect(document.title).toBe('AWS Cloud Bootcamp: task submission · Rampart'))
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
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your Experience' }), 'The weekly reviews taught me the most.')
      await userEvent.click(canvas.getByRole('button', { name: 'Submit Task' }))
      await expect(await canvas.findByText('Submitted Successfully!')).toBeVisible()
      await expect(canvas.getByText('Under Review')).toBeVisible()
      await expect(server.read()).toMatchObject({ status: 'under_review', mentorshipInterest: true, weeklyTask: { file: { name: 'week-1-final.pdf' } } })
    })
  },
}

/** A reload: the token is in the tab's storage. */
export const Stored: Story = {
  args: { path: '/bootcamps/aws/task' },
  beforeEach: () => sessionStorage.setItem('bootcampSession', tokenFor('aws')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Pat Participant' })).toBeVisible()
  },
}

/** The calls carry the participant's token, not the learner's. */
export const TokenOfTheCall: Story = {
  parameters: withServer(
    answer(getTask, ({ token }) =>
      token === tokenFor('aws') ? { data: { task: server.read(), user: { ...participant, firstName: 'Right' } } } : failure(401, 'Another token.'),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Right Participant' })).toBeVisible()
  },
}

const denied =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect(canvas.getByText(message)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Bootcamp' })).toHaveAttribute('href', '/bootcamps/aws')
    // Neither to sign in, nor with a token in the address; the learner stays signed in.
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps/aws/task'))
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible()
  }

export const NoToken: Story = {
  args: { path: '/bootcamps/aws/task' },
  play: denied('No session token provided. Please request an access link from the bootcamp page.'),
}

/** A good token in storage does not make up for a link that has run out. */
export const Expired: Story = {
  args: { path: `/bootcamps/aws/task?session=${tokenFor('aws', 1_700_000_000)}` },
  beforeEach: () => sessionStorage.setItem('bootcampSession', tokenFor('aws')),
  play: denied('Session has expired. Please request a new access link.'),
}

export const OtherBootcamp: Story = {
  args: { path: `/bootcamps/aws/task?session=${tokenFor('cyber')}` },
  play: denied('Session is not valid for this bootcamp.'),
}

export const Unreadable: Story = {
  args: { path: '/bootcamps/aws/task?session=%00nonsense' },
  play: denied('Invalid session token. Please request a new access link.'),
}

export const RefusedByServer: Story = {
  parameters: withServer(answer(getTask, failure(401, 'Session has expired. Please request a new access link.'))),
  play: denied('Session has expired or is invalid. Please request a new access link.'),
}

/** The link ran out before the submission. */
export const SubmitRefused: Story = {
  beforeEach: () => server.reset({ weeklyTask: { file: taskFile }, bootcampFeedback: 'The weekly reviews taught me the most.' }),
  parameters: withServer(answer(submitTask, failure(401, 'Session has expired. Please request a new access link.'))),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Submit Task' }))
    await denied('Session has expired or is invalid. Please request a new access link.')(context)
  },
}

/** An upload without a good token says so in its slot; the page stays. */
export const UploadRefused: Story = {
  parameters: withServer(answer(uploadTaskFile, failure(401, 'Session has expired. Please request a new access link.'))),
  play: async (context) => {
    const { canvas, args } = context
    await canvas.findByRole('button', { name: 'Submit Task' })
    await userEvent.upload(inputs(context)[0]!, pdf('week-1.pdf'))
    await expect(await canvas.findByText('Session expired. Please refresh the page and try again.')).toBeVisible()
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps/aws/task')
  },
}

export const UploadTooLarge: Story = {
  parameters: withServer(answer(uploadTaskFile, failure(413, 'Too large.'))),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Submit Task' })
    await userEvent.upload(inputs(context)[0]!, pdf('week-1.pdf'))
    await expect(await context.canvas.findByText('File size too large. Maximum size is 10MB.')).toBeVisible()
  },
}

/** Leads to the catalogue, which says so. */
export const UnknownBootcamp: Story = {
  args: { path: '/bootcamps/devops/task' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Bootcamp not found')).toBeVisible()
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps'))
  },
}
