import type { TaskFile } from '@rampart/contract/entities/bootcampTask'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { taskFile } from '../testing/bootcampFixtures.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { taskServerAdapter } from '../testing/memory/taskServer.ts'
import type { BootcampTaskScreenProps } from './BootcampTaskScreen.tsx'
import { choose, pdf, taskMeta } from './taskStories.tsx'
import type { TaskLoaded, TaskStory } from './taskStories.tsx'

const meta = {
  ...taskMeta,
  title: 'Screens/Bootcamp task uploads',
} satisfies Meta<BootcampTaskScreenProps>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const story = (task: TaskStory) => ({ task })
const emptySlot = ({ canvas }: Context, name = 'Weekly Task') =>
  canvas.findByRole('button', { name: new RegExp(`^${name} Choose a file`) })

/** Half uploaded; the browser asks before the page is left. */
export const Uploading: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...story({
      bootcamp: {
        upload: (_kind, _file, { onProgress }) => {
          onProgress(50)
          return never()
        },
      },
    }),
    states: ['Task files: uploading'],
  },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await emptySlot(context)
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    await choose(canvasElement, 'Weekly Task', pdf())
    await expect(
      await canvas.findByRole('progressbar', { name: 'Uploading week-2.pdf' }),
    ).toHaveAttribute('value', '50')
    await waitFor(() =>
      expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Task' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please wait until your file is uploaded.',
    )
  },
}

/** What was missing at the last try is not missing any more once it is being uploaded. */
export const UploadingWhatWasMissing: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...story({ bootcamp: { upload: () => never() } }),
  },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await emptySlot(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Task' }))
    await expect(await canvas.findByText('Weekly task file is required')).toBeVisible()
    await choose(canvasElement, 'Weekly Task', pdf())
    await canvas.findByRole('progressbar', { name: 'Uploading week-2.pdf' })
    await expect(canvas.queryByText('Weekly task file is required')).toBeNull()
  },
}

/** Uploaded, removed, uploaded again: the slot shows what the server has. */
export const UploadRemoveUpload: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...story({}),
    states: ['Task files: uploaded, with Remove'],
  },
  play: async (context) => {
    const { canvas, canvasElement, loaded } = context
    const { server } = loaded as TaskLoaded
    await emptySlot(context)
    await choose(canvasElement, 'Weekly Task', pdf())
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Weekly Task' }))
    await emptySlot(context)
    await expect(server.read().weeklyTask.file).toBeNull()
    await choose(canvasElement, 'Weekly Task', pdf('final.pdf'))
    await expect(await canvas.findByText('final.pdf')).toBeVisible()
    await expect(server.read().weeklyTask.file?.name).toBe('final.pdf')
    await expect(server.read().resume.file).toBeNull()
  },
}

const untilCancelled = (signal: AbortSignal) =>
  new Promise<TaskFile>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new AdapterError({ status: 0 }))),
  )

const uploadAndCancel = async (context: Context) => {
  const { canvas, canvasElement } = context
  await emptySlot(context)
  await choose(canvasElement, 'Weekly Task', pdf())
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Cancel the upload of Weekly Task' }),
  )
}

/** Cancelled: no words of failure, and an empty slot. */
export const Cancelled: Story = {
  parameters: {
    ...story({
      bootcamp: {
        upload: (_kind, _file, { signal }) => untilCancelled(signal),
      },
    }),
    states: ['Task files: the upload cancelled'],
  },
  play: async (context) => {
    await uploadAndCancel(context)
    await emptySlot(context)
    await expect(context.canvas.queryByText('Failed to upload file')).toBeNull()
  },
}

/** Refused before anything is sent. */
const refusedBefore =
  (file: File, message: string): Story['play'] =>
  async (context) => {
    await emptySlot(context)
    await choose(context.canvasElement, 'Resume', file)
    await expect(await context.canvas.findByText(message)).toBeVisible()
    await emptySlot(context, 'Resume')
  }
const nothingSent = story({ bootcamp: { upload: fails(500, 'Nothing may be sent.') } })

export const WrongType: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...nothingSent,
    states: ['Task files: wrong type'],
  },
  play: refusedBefore(
    new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }),
    'Invalid file type. Only PDF, DOCX, and ZIP files are allowed.',
  ),
}

export const TooLarge: Story = {
  parameters: {
    ...nothingSent,
    states: ['Task files: “File size too large. Maximum size is 10MB.”'],
  },
  play: refusedBefore(
    pdf('all.pdf', 'x'.repeat(10_485_761)),
    'File size too large. Maximum size is 10MB.',
  ),
}

const refusing = (status: number, serverMessage?: string) =>
  story({ bootcamp: { upload: fails(status, serverMessage) } })

/**
 * Refused by the server: its words, or those that the specification names; the slot is empty again.
 */
const failing =
  (message: string): Story['play'] =>
  async (context) => {
    await emptySlot(context)
    await choose(context.canvasElement, 'Weekly Task', pdf())
    await expect(await context.canvas.findByText(message)).toBeVisible()
    await emptySlot(context)
  }

export const SessionEnded: Story = {
  parameters: { ...refusing(401, 'Session has expired.'), states: ['Task files: on 401'] },
  play: failing('Session expired. Please refresh the page and try again.'),
}

let isOver = false

/** Reading the task again would close the page, and take away the words that say what to do. */
export const SessionEndedForAll: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    isOver = false
  },
  render: (args, context) => {
    const { task } = taskServerAdapter((context.loaded as TaskLoaded).server)
    const upload = () => {
      isOver = true
      return fails(401)()
    }
    const bootcamp = { upload, task: () => (isOver ? fails(401)() : task()) }
    return taskMeta.render(args, { ...context, parameters: { task: { bootcamp } } })
  },
  play: failing('Session expired. Please refresh the page and try again.'),
}

export const TooLargeForServer: Story = {
  parameters: { ...refusing(413, 'Too large.'), states: ['Task files: on 413'] },
  play: failing('File size too large. Maximum size is 10MB.'),
}

export const RefusedByServer: Story = {
  parameters: {
    ...refusing(400, 'This file is empty. Please choose another one.'),
    states: ['Task files: otherwise'],
  },
  play: failing('This file is empty. Please choose another one.'),
}

export const ConnectionLost: Story = {
  parameters: { ...refusing(0), states: ['Task files: without words'] },
  play: failing('Failed to upload file'),
}

/**
 * Submit reports what is missing, in place of the earlier failure; a new failure is reported again.
 */
export const MissingAfterFailure: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...nothingSent },
  play: async (context) => {
    const { canvas, canvasElement } = context
    const refusal = 'Invalid file type. Only PDF, DOCX, and ZIP files are allowed.'
    await emptySlot(context)
    await choose(canvasElement, 'Weekly Task', new File(['MZ'], 'setup.exe'))
    await expect(await canvas.findByText(refusal)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Task' }))
    await expect(await canvas.findByText('Weekly task file is required')).toBeVisible()
    await expect(canvas.queryByText(refusal)).toBeNull()
    await choose(canvasElement, 'Weekly Task', new File(['MZ'], 'setup.exe'))
    await expect(await canvas.findByText(refusal)).toBeVisible()
  },
}

/** The server keeps the earlier file; so does the slot. */
export const ReplacementFailed: Story = {
  parameters: {
    ...story({ first: { weeklyTask: { file: taskFile } }, bootcamp: { upload: fails(500) } }),
    states: ['Task files: a replacement fails, or its answer is lost'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('week-1-report.pdf')).toBeVisible()
    await choose(canvasElement, 'Weekly Task', pdf('broken.pdf'))
    await expect(await canvas.findByText('Failed to upload file')).toBeVisible()
    await expect(canvas.getByText('week-1-report.pdf')).toBeVisible()
  },
}

/** The response was lost, the file was not: the server reports which file it has. */
export const AnswerLost: Story = {
  render: (args, context) =>
    taskMeta.render(args, {
      ...context,
      parameters: { task: { bootcamp: losingAnswers(context.loaded as TaskLoaded) } },
    }),
  play: async (context) => {
    await emptySlot(context)
    await choose(context.canvasElement, 'Weekly Task', pdf())
    await expect(
      await context.canvas.findByRole('button', { name: 'Remove Weekly Task' }),
    ).toBeVisible()
    await expect(context.canvas.queryByText('Failed to upload file')).toBeNull()
  },
  parameters: {
    states: ['Task files: a replacement fails, or its answer is lost'],
    chromatic: { disableSnapshot: true },
  },
}

const losingAnswers = ({ server }: TaskLoaded): TaskStory['bootcamp'] => ({
  upload: async (kind, file) => {
    server.upload(kind, file)
    throw new AdapterError({ status: 0 })
  },
})

/** Cancelled when the server had stored it already: the slot shows that it is there. */
export const CancelledTooLate: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args, context) =>
    taskMeta.render(args, {
      ...context,
      parameters: { task: { bootcamp: storingAtOnce(context.loaded as TaskLoaded) } },
    }),
  play: async (context) => {
    await uploadAndCancel(context)
    await expect(
      await context.canvas.findByRole('button', { name: 'Remove Weekly Task' }),
    ).toBeVisible()
  },
}

const storingAtOnce = ({ server }: TaskLoaded): TaskStory['bootcamp'] => ({
  upload: (kind, file, { signal }) => {
    server.upload(kind, file)
    return untilCancelled(signal)
  },
})

export const RemovalFailed: Story = {
  parameters: {
    ...story({
      first: { weeklyTask: { file: taskFile } },
      bootcamp: { removeFile: fails(500, 'Away.') },
    }),
    states: ['Task files: removing fails'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Weekly Task' }))
    await expect(await canvas.findByText('Failed to delete file')).toBeVisible()
    await expect(canvas.getByText('week-1-report.pdf')).toBeVisible()
  },
}

/** Submitted in another tab meanwhile: the server's words stay when the form disappears. */
export const ClosedMeanwhile: Story = {
  parameters: {
    ...story({ first: { weeklyTask: { file: taskFile } } }),
    states: ['Task form: submitted in another tab'],
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findByText('week-1-report.pdf')
    ;(loaded as TaskLoaded).server.change({ status: 'under_review' })
    await choose(canvasElement, 'Resume', pdf('me.pdf'))
    await expect(
      await canvas.findByText('This task has already been submitted and is under review.'),
    ).toBeVisible()
    await expect(await canvas.findByText('Under Review')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit Task' })).toBeNull()
  },
}
