import { deleteTaskFile, getTask, submitTask, uploadTaskFile } from '@rampart/contract/calls/bootcampTask'
import { taskFile } from '@rampart/screens/testing/bootcampFixtures.ts'
import { taskServer } from '@rampart/screens/testing/taskServer.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failure, troubledApi } from '../testing/answer.ts'
import { taskHandlers } from '../testing/bootcampHandlers.ts'
import { expectAlert, expectBusy, expectReady, expectWords, fill, forgetDrafts, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

/** As the site reads it; only the server looks at the signature. */
const token = `header.${btoa(JSON.stringify({ scope: 'bootcamp:access', bootcampId: 'aws', exp: 4_000_000_000 }))}.signature`
const server = taskServer()
const withServer = (...handlers: ReturnType<typeof taskHandlers>) => ({ msw: [...handlers, ...taskHandlers(server)] })

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Bootcamp task',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/bootcamps/aws/task', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: taskHandlers(server) },
  beforeEach: () => {
    server.reset()
    forgetDrafts()
    sessionStorage.setItem('bootcampSession', token)
    const end = api.begin()
    return () => {
      end()
      sessionStorage.removeItem('bootcampSession')
    }
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const expectTask = ({ canvas }: Context) => canvas.findByRole('heading', { level: 2, name: 'Pat Participant' })

export const GetTaskSlow: Story = {
  parameters: withServer(api.held(getTask)),
  play: async (context) => {
    await expect(await context.canvas.findByText('Loading your task')).toBeInTheDocument()
    api.recover()
    await expectTask(context)
  },
}

export const GetTaskMalformed: Story = {
  parameters: withServer(api.malformed(getTask)),
  play: async (context) => {
    await expectAlert('Failed to load your task')
    await expect(context.canvas.getByRole('link', { name: 'Back to Bootcamp' })).toBeVisible()
    api.recover()
    await retry()
    await expectTask(context)
  },
}

const feedback = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Your Experience' })

async function submit(context: Context) {
  await expectTask(context)
  await fill(feedback(context), 'The weekly reviews taught me the most.')
  await userEvent.click(context.canvas.getByRole('button', { name: 'Submit Task' }))
}

const withFile = () => server.reset({ weeklyTask: { file: taskFile } })

export const SubmitTaskSlow: Story = {
  beforeEach: withFile,
  parameters: withServer(api.held(submitTask)),
  play: async (context) => {
    await submit(context)
    await expectBusy(await context.canvas.findByRole('button', { name: 'Submitting...' }))
    api.recover()
    await expectWords('Submitted Successfully!')
  },
}

/** What was typed stays. */
export const SubmitTaskMalformed: Story = {
  beforeEach: withFile,
  parameters: withServer(api.malformed(submitTask)),
  play: async (context) => {
    await submit(context)
    await expectAlert('Failed to submit task. Please try again.')
    await expect(feedback(context)).toHaveValue('The weekly reviews taught me the most.')
    api.recover()
    await userEvent.click(context.canvas.getByRole('button', { name: 'Submit Task' }))
    await expectWords('Submitted Successfully!')
  },
}

async function upload(context: Context) {
  await expectTask(context)
  const [input] = context.canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input!, new File(['%PDF-1.7'], 'week-1.pdf', { type: 'application/pdf' }))
}

export const UploadTaskFileSlow: Story = {
  parameters: withServer(api.held(uploadTaskFile)),
  play: async (context) => {
    await upload(context)
    await expect(await context.canvas.findByRole('progressbar', { name: /week-1\.pdf$/ })).toBeVisible()
    api.recover()
    await expect(await context.canvas.findByRole('button', { name: 'Remove Weekly Task' })).toBeVisible()
  },
}

/** The slot is empty again, for another try. */
export const UploadTaskFileMalformed: Story = {
  parameters: withServer(api.malformed(uploadTaskFile, 'html')),
  play: async (context) => {
    await upload(context)
    await expectWords('Failed to upload file')
    await expect(context.canvas.getByRole('button', { name: /^Weekly Task Choose a file/ })).toBeEnabled()
    api.recover()
    await upload(context)
    await expect(await context.canvas.findByRole('button', { name: 'Remove Weekly Task' })).toBeVisible()
    await expect(context.canvas.queryByText('Failed to upload file')).not.toBeInTheDocument()
  },
}

/** Removes the file; answers with the button. */
async function remove({ canvas }: Context) {
  const button = await canvas.findByRole('button', { name: 'Remove Weekly Task' })
  await userEvent.click(button)
  return button
}

const expectRemoved = ({ canvas }: Context) => canvas.findByRole('button', { name: /^Weekly Task Choose a file/ })

const removedAfterAll: NonNullable<Story['play']> = async (context) => {
  const button = await remove(context)
  await expectWords('Failed to delete file')
  await waitFor(() => expect(context.canvas.getByText(taskFile.name)).toBeVisible())
  await expectReady(button)
  api.recover()
  await userEvent.click(button)
  await expectRemoved(context)
}

export const DeleteTaskFileFailure: Story = {
  beforeEach: withFile,
  parameters: withServer(api.failing(deleteTaskFile, failure(500, 'Away.'))),
  play: removedAfterAll,
}

export const DeleteTaskFileMalformed: Story = { beforeEach: withFile, parameters: withServer(api.malformed(deleteTaskFile)), play: removedAfterAll }

export const DeleteTaskFileSlow: Story = {
  beforeEach: withFile,
  parameters: withServer(api.held(deleteTaskFile)),
  play: async (context) => {
    await expectBusy(await remove(context))
    api.recover()
    await expectRemoved(context)
  },
}
