import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { lesson, recording, terminalTranscript } from '../testing/learningFixtures.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { never } from '../testing/memoryAdapters.ts'
import type { LessonStoryArgs } from './lessonStories.tsx'
import { answering, lessonStory } from './lessonStories.tsx'

const savePosition = fn<(lessonId: string, seconds: number) => Promise<void>>(async () => undefined)

/** A lesson whose film is the recording of a terminal; the learner left it at its ninth second. */
const film = {
  ...lesson,
  videoUrl: null,
  film: { isDemo: false, seconds: 12, recordingUrl: '/films/files.cast' },
  position: 9,
}

const withFilm = (films: AdapterOverrides['films'] = {}) =>
  answering(
    { get: async () => film, transcript: async () => terminalTranscript, savePosition },
    { films },
  )

const meta = {
  title: 'Screens/Lesson/Terminal film',
  ...lessonStory,
  parameters: { ...lessonStory.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    savePosition.mockClear()
  },
} satisfies Meta<LessonStoryArgs>

export default meta
type Story = StoryObj<typeof meta>

/** Continues where the learner left it; captions, transcript and screen show the same moment. */
export const GoesOn: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Video lesson: the recording of a terminal, played as text'],
    ...withFilm(),
  },
  play: async ({ canvas }) => {
    const screen = await canvas.findByRole('region', { name: 'Terminal' })
    await expect(screen).toHaveTextContent('cd etc')
    await expect(
      await canvas.findByText('So that is where the settings are.', { selector: 'p' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy command cd etc' })).toBeVisible()
    await expect(await canvas.findByText(/^Terminal film, 12/)).toBeVisible()
  },
}

/** A line of the transcript moves the film there, and a pause saves the position. */
export const KeepsThePlace: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...withFilm() },
  play: async ({ canvas }) => {
    // Until it is loaded, a placeholder has that title.
    await canvas.findByText(/^Terminal film, 12/)
    await userEvent.click(canvas.getByText('Transcript'))
    await userEvent.click(await canvas.findByRole('button', { name: /^0:06/ }))
    await expect(canvas.getByText('0:06 / 0:12')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
    await waitFor(() => expect(savePosition).toHaveBeenLastCalledWith('lesson-2', 6))
  },
}

/** At its end it offers the next step, as a video does. */
export const Ends: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...withFilm() },
  play: async ({ canvas }) => {
    const position = await canvas.findByRole('slider', { name: 'Position' })
    fireEvent.change(position, { target: { value: 11.8 } })
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(
      await canvas.findByText('You’ve reached the end of the video.', undefined, { timeout: 5000 }),
    ).toBeVisible()
    await expect(savePosition).toHaveBeenLastCalledWith('lesson-2', 0)
  },
}

/** The recording is loading; the lesson is shown. */
export const Loading: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...withFilm({ recording: never }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading film')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark as Complete' })).toBeVisible()
  },
}

const broken = fn<(url: string) => Promise<string>>()

/** It could not be read; another try loads it. */
export const Retry: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...withFilm({ recording: broken }) },
  beforeEach: () => {
    broken.mockReset().mockRejectedValue(new AdapterError({ status: 404 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Video not available')).toBeVisible()
    broken.mockResolvedValue(recording)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('region', { name: 'Terminal' })).toBeVisible()
  },
}
