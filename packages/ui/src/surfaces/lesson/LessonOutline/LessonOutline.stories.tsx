import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { vars } from '../../../theme/vars.css.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LessonOutline } from './LessonOutline.tsx'
import { outlineModules } from './outlineFixture.ts'

const meta = {
  title: 'Surfaces/Lesson/LessonOutline',
  component: LessonOutline,
  args: { modules: outlineModules, currentLesson: 'lesson-1-3', onLessonPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 352, paddingBlock: 16, background: vars.color.surface }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LessonOutline>

export default meta
type Story = StoryObj<typeof meta>

/** Two lessons done, the third open; its module alone is unfolded. */
export const UnderWay: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Lesson: outline: a tick on completed lessons, the current one marked'],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 8 lessons',
    )
    const current = canvas.getByRole('link', { current: 'page' })
    await expect(current).toHaveAccessibleName('Reading what is there')
    await expect(canvas.getByRole('link', { name: 'Files and folders (completed)' })).toBeVisible()
    await expect(canvas.getByText('Processes and services')).not.toBeVisible()
    current.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(current)
    await expect(args.onLessonPress).toHaveBeenCalledOnce()
  },
}

/** A completed lesson seen again: tick and mark together. */
export const CompletedLessonAgain: Story = {
  parameters: { states: ['Lesson: outline: a tick on completed lessons, the current one marked'] },
  args: { currentLesson: 'lesson-1-1' },
}

/** The module of the current lesson opens as the learner moves on. */
export const LaterModule: Story = {
  parameters: { states: ['Lesson: outline: a later module opens by itself'] },
  args: { currentLesson: 'lesson-3-2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible()
  },
}

export const AllCompleted: Story = {
  parameters: { states: ['Lesson: outline: all completed'] },
  args: {
    modules: outlineModules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({ ...lesson, isCompleted: true })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 of 8 lessons')).toBeVisible()
  },
}

/** A course whose lessons are not written yet. */
export const Empty: Story = {
  args: { modules: [{ id: 'module-1', title: 'Getting around', lessons: [] }] },
  parameters: { states: ['Lesson: outline: no lessons yet'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}
