import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LessonActions } from './LessonActions.tsx'

const meta = {
  title: 'Surfaces/Lesson/LessonActions',
  component: LessonActions,
  args: { previousHref: '/course/linux-for-cloud/lesson/lesson-1', onComplete: fn() },
} satisfies Meta<typeof LessonActions>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Video lesson: player, “Previous Lesson” and “Mark as Complete”'],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Previous Lesson' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud/lesson/lesson-1',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Complete' }))
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Nothing moves: the button is emphasized, and a text says why. */
export const VideoOver: Story = {
  parameters: { states: ['Video lesson: the video is over'] },
  args: { isVideoOver: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You’ve reached the end of the video.',
    )
    await expect(canvas.getByRole('button', { name: 'Mark as Complete' })).not.toHaveFocus()
  },
}

export const FirstLesson: Story = {
  parameters: { states: ['Video lesson: first lesson'] },
  args: { previousHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

/** A second press does nothing. */
export const Busy: Story = {
  parameters: { states: ['Video lesson: busy'] },
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /Mark as Complete/ }))
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

/** A completed lesson that is opened again links to the next one. */
export const Completed: Story = {
  parameters: { states: ['Video lesson: completed before'] },
  args: {
    isCompleted: true,
    next: { href: '/course/linux-for-cloud/lesson/lesson-3', label: 'Next Lesson' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mark as Complete' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Next Lesson' })).toBeVisible()
  },
}

/** A quiz completes its lesson automatically: only the way back is shown. */
export const WayBackAlone: Story = {
  args: { onComplete: undefined },
  parameters: { states: ['Quiz: answering'], chromatic: { disableSnapshot: true } },
}

export const Phone: Story = {
  tags: ['edge'],
  args: { isVideoOver: true },
  globals: { viewport: { value: 'phone' } },
}
