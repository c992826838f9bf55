import { courseStatus, enrol, getCourse } from '@rampart/contract/calls/course'
import { course } from '@rampart/screens/testing/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { answer, failure, troubledApi } from '../testing/answer.ts'
import { expectAlert, expectBusy, expectReady, expectWords, fillAndSend, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Course',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/course/linux-for-cloud', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const expectCourse = async ({ canvas }: Context) => expect(await canvas.findByRole('heading', { level: 1, name: 'Linux for the Cloud' })).toBeVisible()
const expectLesson = ({ args }: Context) => waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud/lesson/lesson-1'))

/** Presses the access button, which it answers with. */
async function access({ canvas }: Context) {
  const button = await canvas.findByRole('button', { name: 'Access Course' })
  await userEvent.click(button)
  return button
}

export const GetCourseFailure: Story = {
  parameters: { msw: [api.failing(getCourse, failure(503, 'The catalogue is being renewed.'))] },
  play: async (context) => {
    await expectAlert('The catalogue is being renewed.')
    api.recover()
    await retry()
    await expectCourse(context)
  },
}

export const GetCourseSlow: Story = {
  parameters: { msw: [api.held(getCourse)] },
  play: async (context) => {
    await expect(await context.canvas.findByText('Loading course')).toBeInTheDocument()
    api.recover()
    await expectCourse(context)
  },
}

export const GetCourseMalformed: Story = {
  parameters: { msw: [api.malformed(getCourse)] },
  play: async (context) => {
    await expectAlert('Failed to load course details.')
    api.recover()
    await retry()
    await expectCourse(context)
  },
}

/** Only logged (specification §7): the button can be pressed again. */
const statusUnknown: NonNullable<Story['play']> = async (context) => {
  const log = spyOn(console, 'error').mockImplementation(() => undefined)
  const button = await access(context)
  await waitFor(() => expect(log).toHaveBeenCalledWith('The enrolment status could not be read.', expect.anything()))
  await expectReady(button)
  await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  log.mockRestore()
  api.recover()
  await userEvent.click(button)
  await expectLesson(context)
}

export const CourseStatusFailure: Story = { parameters: { msw: [api.failing(courseStatus, failure(500, 'Something went wrong.'))] }, play: statusUnknown }

export const CourseStatusMalformed: Story = { parameters: { msw: [api.malformed(courseStatus)] }, play: statusUnknown }

const expectBusyThenLesson: NonNullable<Story['play']> = async (context) => {
  await expectBusy(await access(context))
  api.recover()
  await expectLesson(context)
}

export const CourseStatusSlow: Story = { parameters: { msw: [api.held(courseStatus)] }, play: expectBusyThenLesson }

export const EnrolSlow: Story = { parameters: { msw: [api.held(enrol)] }, play: expectBusyThenLesson }

/** The code stays, for another try. */
export const EnrolMalformed: Story = {
  parameters: { msw: [api.malformed(enrol), answer(getCourse, { data: { ...course, accessType: 'invite' } })] },
  play: async (context) => {
    await access(context)
    const field = await screen.findByRole('textbox', { name: 'Invite code' })
    await fillAndSend(field, 'INVITE-2026')
    await expectWords('Something went wrong. Please try again.')
    await expect(field).toHaveValue('INVITE-2026')
    api.recover()
    await userEvent.type(field, '{Enter}')
    await expectLesson(context)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
