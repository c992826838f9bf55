import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { QuizPassed } from './QuizPassed.tsx'

const meta = {
  title: 'Surfaces/Lesson/QuizPassed',
  component: QuizPassed,
  args: { score: 86, onContinue: fn(), onReview: fn(), reviewId: 'review' },
} satisfies Meta<typeof QuizPassed>

export default meta
type Story = StoryObj<typeof meta>

export const Passed: Story = {
  parameters: { ...darkAndMirrored, states: ['Quiz result: passed before'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Quiz Passed!' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Quiz Passed!' })).toBeVisible()
    await expect(canvas.getByText('86%')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Review answers' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

export const Reviewing: Story = {
  args: { isReviewing: true },
  parameters: { states: ['Quiz result: answers reviewed'], chromatic: { disableSnapshot: true } },
  // The part that it controls is beside it.
  render: (args) => (
    <>
      <QuizPassed {...args} />
      <div id="review" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hide answers' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}

/** The dialog above it has been closed. */
export const StartsFocused: Story = {
  args: { startsFocused: true },
  parameters: { states: ['Quiz result: passed before'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const onward = canvas.getByRole('button', { name: 'Continue' })
    await waitFor(() => expect(onward).toHaveFocus())
  },
}

export const Busy: Story = {
  parameters: { states: ['Quiz result: Continue is busy'] },
  args: { isPending: true },
}
