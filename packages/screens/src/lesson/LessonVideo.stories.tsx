import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { atRest } from '../testing/atRest.ts'
import { labNow } from '../testing/labFixtures.ts'
import { lesson } from '../testing/learningFixtures.ts'
import { LessonScreen } from './LessonScreen.tsx'
import type { LessonStoryArgs } from './lessonStories.tsx'
import { answering, lessonStory } from './lessonStories.tsx'

/** Any page of this origin can replace the player; the stories send its messages. */
const film = {
  ...lesson,
  videoUrl: URL.createObjectURL(
    new Blob(['<!doctype html><html lang="en"><title>Player</title>'], { type: 'text/html' }),
  ),
  position: 30,
}
const other = { ...film, _id: 'lesson-3', title: 'Processes and services', position: 0 }

const savePosition = fn<(lessonId: string, seconds: number) => Promise<void>>(async () => undefined)
const time = { now: labNow }

const meta = {
  title: 'Screens/Lesson/Video',
  ...lessonStory,
  parameters: {
    ...lessonStory.parameters,
    ...answering(
      { get: async (id) => (id === film._id ? film : other), savePosition },
      { clock: { now: () => time.now } },
    ),
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    savePosition.mockClear()
    time.now = labNow
  },
  render: function Render(args) {
    const [lessonId, setLessonId] = useState('lesson-2')
    const [isLeft, setLeft] = useState(false)
    return (
      <>
        {!isLeft && <LessonScreen {...args} lessonId={lessonId} onOpenLesson={setLessonId} />}
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
      </>
    )
  },
} satisfies Meta<LessonStoryArgs>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Waits for the player, and sends one of its messages. */
async function say(canvas: Canvas, event: string, seconds?: number) {
  const source = (await canvas.findByTitle<HTMLIFrameElement>('Files and folders')).contentWindow
  const data = JSON.stringify({ context: 'player.js', event, value: { seconds, duration: 60 } })
  window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }))
}

/** Ten seconds of play between two saves; a pause saves at once. */
export const SavesNowAndThen: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Video lesson: goes on where the learner left off'],
  },
  play: async ({ canvas }) => {
    await say(canvas, 'timeupdate', 31)
    time.now += 9_000
    await say(canvas, 'timeupdate', 39)
    await expect(savePosition).not.toHaveBeenCalled()
    time.now += 1_000
    await say(canvas, 'timeupdate', 40.2)
    await expect(savePosition.mock.calls).toEqual([['lesson-2', 40]])
    await say(canvas, 'timeupdate', 42)
    await say(canvas, 'pause')
    await expect(savePosition.mock.calls).toEqual([
      ['lesson-2', 40],
      ['lesson-2', 42],
    ])
  },
}

/** Leaving the page, hiding it, or opening another lesson saves the position. */
export const SavesOnLeaving: Story = {
  parameters: {
    endsWithoutPage: true,
    chromatic: { disableSnapshot: true },
    states: ['Video lesson: goes on where the learner left off'],
  },
  play: async ({ canvas, step }) => {
    await step('Hidden by the browser', async () => {
      await say(canvas, 'timeupdate', 33)
      window.dispatchEvent(new Event('pagehide'))
      await expect(savePosition).toHaveBeenLastCalledWith('lesson-2', 33)
    })
    await step('Another page', async () => {
      await say(canvas, 'timeupdate', 35)
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await waitFor(() => expect(savePosition).toHaveBeenLastCalledWith('lesson-2', 35))
    })
  },
}

/** Each lesson has its own position. */
export const SavesOnNextLesson: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Video lesson: goes on where the learner left off'],
  },
  play: async ({ canvas }) => {
    await say(canvas, 'timeupdate', 36)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Complete' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Processes and services' }),
    ).toBeVisible()
    await expect(savePosition.mock.calls).toEqual([['lesson-2', 36]])
    await atRest(canvas.getByRole('complementary', { name: 'Course content' }))
  },
}

/** The page stays: it offers the next step, and the video starts from the beginning next time. */
export const Ends: Story = {
  parameters: { states: ['Video lesson: the video is over'] },
  play: async ({ canvas }) => {
    await say(canvas, 'timeupdate', 60)
    await say(canvas, 'ended')
    await expect(await canvas.findByText('You’ve reached the end of the video.')).toBeVisible()
    await expect(savePosition).toHaveBeenLastCalledWith('lesson-2', 0)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Files and folders' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark as Complete' })).not.toHaveFocus()
  },
}

/** A failed save is not reported; the next one saves the position. */
export const SaveFails: Story = {
  parameters: {
    states: ['Video lesson: the place could not be kept'],
    chromatic: { disableSnapshot: false },
  },
  beforeEach: () => {
    savePosition.mockRejectedValueOnce(new AdapterError({ status: 0 }))
  },
  play: async ({ canvas, args }) => {
    await say(canvas, 'timeupdate', 34)
    await say(canvas, 'pause')
    await waitFor(async () => {
      await say(canvas, 'pause')
      await expect(savePosition).toHaveBeenCalledTimes(2)
    })
    await expect(savePosition).toHaveBeenLastCalledWith('lesson-2', 34)
    await expect(args.onNotify).not.toHaveBeenCalled()
  },
}
