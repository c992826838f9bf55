import { completeLesson, getLesson, saveLessonPosition } from '@rampart/contract/calls/lesson'
import { lesson } from '@rampart/screens/testing/learningFixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, troubledApi } from '../testing/answer.ts'
import { expectAlert, expectBusy, expectReady, expectWords, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Lesson',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/course/linux-for-cloud/lesson/lesson-2', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const expectLesson = ({ canvas }: Context) => canvas.findByRole('heading', { level: 1, name: 'Files and folders' })
const expectNext = ({ args }: Context) => waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud/lesson/lesson-3'))

export const GetLessonSlow: Story = {
  parameters: { msw: [api.held(getLesson)] },
  play: async (context) => {
    await expect(await context.canvas.findByText('Loading lesson')).toBeInTheDocument()
    api.recover()
    await expectLesson(context)
  },
}

export const GetLessonMalformed: Story = {
  parameters: { msw: [api.malformed(getLesson)] },
  play: async (context) => {
    await expectAlert('An error occurred while fetching the lesson.')
    await expect(context.canvas.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    api.recover()
    await retry()
    await expectLesson(context)
  },
}

/** Presses the button that completes the lesson, which it answers with. */
async function complete({ canvas }: Context) {
  const button = await canvas.findByRole('button', { name: 'Mark as Complete' })
  await userEvent.click(button)
  return button
}

export const CompleteLessonSlow: Story = {
  parameters: { msw: [api.held(completeLesson)] },
  play: async (context) => {
    await expectBusy(await complete(context))
    api.recover()
    await expectNext(context)
  },
}

export const CompleteLessonMalformed: Story = {
  parameters: { msw: [api.malformed(completeLesson)] },
  play: async (context) => {
    const button = await complete(context)
    await expectWords('An error occurred. Please try again.')
    await expectReady(button)
    api.recover()
    await userEvent.click(button)
    await expectNext(context)
  },
}

const saved = fn<(lessonId: string, seconds: number) => void>()
const film = [
  answer(getLesson, { message: 'Lesson.', data: { ...lesson, videoUrl: '/favicon.svg' } }),
  answer(saveLessonPosition, ({ params, body }) => {
    saved(params.lessonId, body.seconds)
    return {}
  }),
]

/** Says what a player says. */
async function playerSays({ canvas }: Context, event: 'timeupdate' | 'pause') {
  const source = (await canvas.findByTitle<HTMLIFrameElement>('Files and folders')).contentWindow
  const data = JSON.stringify({ context: 'player.js', event, value: { seconds: 12.5, duration: 60 } })
  window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }))
}

/** Nobody is told; the next occasion makes up for it. */
const savedAfterAll: NonNullable<Story['play']> = async (context) => {
  saved.mockClear()
  await playerSays(context, 'timeupdate')
  await playerSays(context, 'pause')
  await waitFor(() => expect(api.met()).toBe(1))
  await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  api.recover()
  await waitFor(async () => {
    await playerSays(context, 'pause')
    await expect(saved).toHaveBeenCalledWith('lesson-2', 12)
  })
}

export const SaveLessonPositionFailure: Story = {
  parameters: { msw: [api.failing(saveLessonPosition, 'connection'), ...film] },
  play: savedAfterAll,
}

export const SaveLessonPositionMalformed: Story = { parameters: { msw: [api.malformed(saveLessonPosition), ...film] }, play: savedAfterAll }

/** Nobody waits for it: the next page is there before it is saved. */
export const SaveLessonPositionSlow: Story = {
  parameters: { msw: [api.held(saveLessonPosition), ...film] },
  play: async (context) => {
    saved.mockClear()
    await playerSays(context, 'timeupdate')
    await userEvent.click(within(context.canvas.getByRole('banner')).getByRole('link', { name: 'Bootcamps' }))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Professional Bootcamps' })).toBeVisible()
    await expect(saved).not.toHaveBeenCalled()
    api.recover()
    await waitFor(() => expect(saved).toHaveBeenCalledWith('lesson-2', 12))
  },
}
