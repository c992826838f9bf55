import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { atRest } from '../testing/atRest.ts'
import { expectNotified } from '../testing/expectNotified.ts'
import { courseOutline, lesson, transcript } from '../testing/learningFixtures.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { LessonScreen } from './LessonScreen.tsx'
import type { LessonStoryArgs } from './lessonStories.tsx'
import { answering, lessonStory, showing } from './lessonStories.tsx'
import { withCompleted } from './outline.ts'

const meta = { title: 'Screens/Lesson', ...lessonStory } satisfies Meta<LessonStoryArgs>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const complete = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Mark as Complete' }))

/** Player, actions, title, place and text; the outline with its ticks beside them. */
export const Video: Story = {
  parameters: {
    states: ['Video lesson: player, “Previous Lesson” and “Mark as Complete”'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Files and folders' }),
    ).toBeVisible()
    await expect(canvas.getByText('Module 1 - Lesson 2')).toBeVisible()
    await expect(canvas.getByTitle('Files and folders')).toHaveAttribute('src', 'about:blank')
    await expect(canvas.getByRole('link', { name: 'Previous Lesson' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud/lesson/lesson-1',
    )
    await expect(canvas.getByRole('link', { name: 'Back to course' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud',
    )
    await expect(
      canvas.getByRole('link', { name: 'The shell is a conversation (completed)' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Files and folders',
    )
  },
}

let isTranscriptDown = true

/** The transcript could not be read; the lesson is shown all the same. */
export const TranscriptFails: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({
      transcript: async () => {
        if (isTranscriptDown) throw new AdapterError({ status: 0 })
        return transcript
      },
    }),
  },
  beforeEach: () => {
    isTranscriptDown = true
  },
  play: async ({ canvas }) => {
    // Until it is loaded, a placeholder has that title.
    await canvas.findByText('Demo film, 12 s')
    await userEvent.click(canvas.getByText('Transcript'))
    await expect(await canvas.findByText('Failed to load the transcript.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark as Complete' })).toBeVisible()
  },
}

/** Retry loads it; it says that the film is a demo, and how long it is. */
export const TranscriptRetried: Story = {
  ...TranscriptFails,
  tags: [],
  parameters: {
    ...TranscriptFails.parameters,
    states: ['Video lesson: transcript open'],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await TranscriptFails.play?.(context)
    const { canvas } = context
    isTranscriptDown = false
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('button', { name: /^0:04 Next, cd/ })).toBeVisible()
    await expect(canvas.getByText('Demo film, 12 s')).toBeVisible()
  },
}

/** A film without captions has none. */
export const NoTranscript: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...showing({ ...lesson, film: null }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Mark as Complete' })
    await expect(canvas.queryByText('Transcript')).not.toBeInTheDocument()
  },
}

/** The actions are at the end of a long text, too; both buttons do the same. */
export const LongText: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...showing({
      ...lesson,
      description: `<h2 id="text-one">One</h2>${lesson.description.repeat(8)}<h2 id="text-two">Two</h2>`,
    }),
  },
  play: async ({ canvas, args }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Mark as Complete' })
    await expect(buttons).toHaveLength(2)
    const text = canvas.getByRole('heading', { level: 2, name: 'Two' })
    const [before, after] = buttons
    if (!before || !after) throw new Error('There are two.')
    await expect(
      text.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_PRECEDING,
    ).toBeTruthy()
    await expect(
      text.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
    await userEvent.click(after)
    await waitFor(() => expect(args.onOpenLesson).toHaveBeenCalledOnce())
  },
}

/** On to the next lesson; pressing twice completes once. */
export const Completes: Story = {
  parameters: {
    states: ['Video lesson: completed, and on to the next lesson'],
    ...answering({}),
  },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Mark as Complete' }))
    await waitFor(() => expect(args.onOpenLesson).toHaveBeenCalledWith('lesson-3'))
    await expect(args.onOpenLesson).toHaveBeenCalledOnce()
    await expect(args.onNotify).not.toHaveBeenCalled()
    // The tick is there without a reload.
    await expect(
      await canvas.findByRole('link', { name: 'Files and folders (completed)' }),
    ).toBeVisible()
  },
}

const get = fn()

/** A lesson that was completed in another tab is ticked when the learner returns to this one. */
export const CompletedElsewhere: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...answering({ get }) },
  beforeEach: () => {
    get
      .mockReset()
      .mockResolvedValueOnce(lesson)
      .mockResolvedValue(withCompleted(lesson, lesson._id))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Files and folders' })
    window.dispatchEvent(new Event('visibilitychange'))
    await expect(
      await canvas.findByRole('link', { name: 'Files and folders (completed)' }),
    ).toBeVisible()
  },
}

/** The last lesson ends the course, with a word. */
export const CompletesCourse: Story = {
  parameters: {
    states: ['Video lesson: the last'],
    ...answering({ complete: async () => ({ completed: true, nextLesson: null }) }),
  },
  play: async ({ canvas, args }) => {
    await complete(canvas)
    await waitFor(() => expect(args.onOpenCompleted).toHaveBeenCalledOnce())
    await expectNotified(
      args.onNotify,
      'success',
      'Congratulations! You have completed the course.',
    )
    await expect(args.onOpenLesson).not.toHaveBeenCalled()
  },
}

/** Neither the course's end nor another lesson. */
export const NoNextLesson: Story = {
  parameters: {
    states: ['Video lesson: neither'],
    ...answering({ complete: async () => ({ completed: false, nextLesson: null }) }),
  },
  play: async ({ canvas, args }) => {
    await complete(canvas)
    await expectNotified(args.onNotify, 'critical', 'Lesson not available. Please try again.')
  },
}

/** The server returned a failure; the button works again. */
export const CompletionRefused: Story = {
  parameters: {
    states: ['Video lesson: refused'],
    ...answering({ complete: fails(500) }),
  },
  play: async ({ canvas, args }) => {
    await complete(canvas)
    await expectNotified(args.onNotify, 'critical', 'An error occured. Please try again.')
    await expect(canvas.getByRole('button', { name: 'Mark as Complete' })).not.toHaveAttribute(
      'aria-busy',
    )
  },
}

/** No response came at all. */
export const CompletionUnreachable: Story = {
  parameters: {
    states: ['Video lesson: no answer'],
    ...answering({ complete: fails(0) }),
  },
  play: async ({ canvas, args }) => {
    await complete(canvas)
    await expectNotified(args.onNotify, 'critical', 'An error occurred. Please try again.')
  },
}

export const Busy: Story = {
  parameters: {
    states: ['Video lesson: busy'],
    chromatic: { disableSnapshot: true },
    ...answering({ complete: never }),
  },
  play: async ({ canvas }) => {
    await complete(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Mark as Complete/ })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

/** Seen again: says so, and links to the next lesson. */
export const Completed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...showing(withCompleted(lesson, lesson._id)),
    states: ['Video lesson: completed before'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Completed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Next Lesson' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud/lesson/lesson-3',
    )
  },
}

const allCompleted = ['lesson-2', 'lesson-3', 'lesson-4'].reduce(withCompleted, lesson)

/** Nothing is left: the next step is the end of the course. */
export const CourseCompleted: Story = {
  args: { lessonId: 'lesson-4' },
  parameters: {
    states: ['Video lesson: completed before'],
    chromatic: { disableSnapshot: true },
    ...showing({ ...allCompleted, _id: 'lesson-4', title: 'Processes and services' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Course Completed' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud/completed',
    )
  },
}

export const VideoMissing: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...showing({ ...lesson, videoUrl: null, module: null, previousLesson: null }),
    states: ['Video lesson: “Video not available”'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Video not available')).toBeVisible()
    await expect(canvas.getByText('Module - - Lesson 2')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Previous Lesson' })).not.toBeInTheDocument()
  },
}

/** A type that this page does not know. */
export const TypeNotSupported: Story = {
  parameters: { ...showing({ ...lesson, type: 'hologram' }), states: ['Lesson: another type'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Content type not supported')).toBeVisible()
    await expect(canvas.queryByTitle('Files and folders')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { ...answering({ get: never }), states: ['Lesson: loading'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading lesson')).toBeInTheDocument()
  },
}

/** The outline stays in place and marks the next lesson while it loads. */
export const NextLessonLoading: Story = {
  parameters: {
    ...answering({ get: async (id) => (id === 'lesson-2' ? lesson : never()) }),
    states: ['Lesson: the next lesson is loading'],
  },
  render: function Render(args) {
    const [lessonId, setLessonId] = useState('lesson-2')
    return <LessonScreen {...args} lessonId={lessonId} onOpenLesson={setLessonId} />
  },
  play: async ({ canvas }) => {
    await complete(canvas)
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Files and folders' })).not.toBeInTheDocument(),
    )
    const outline = within(canvas.getByRole('complementary', { name: 'Course content' }))
    await expect(outline.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Processes and services',
    )
    await expect(outline.getByText('2 of 4 lessons')).toBeVisible()
    await atRest(canvas.getByRole('complementary', { name: 'Course content' }))
  },
}

/** Long names, and everything in one column. */
export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  parameters: showing({
    ...lesson,
    title: 'Files, folders, links, and everything else that pretends to be one of them',
    course: {
      ...lesson.course,
      title: 'Securing the Software Supply Chain End to End, from Commit to Cluster',
    },
    courseOutline,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Lessons' })).toBeVisible()
    await expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  },
}
