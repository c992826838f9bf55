import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { QuizResultDialog } from './QuizResultDialog.tsx'

const meta = {
  title: 'Surfaces/Lesson/QuizResultDialog',
  component: QuizResultDialog,
  args: {
    isOpen: true,
    isPassed: true,
    score: 86,
    onContinue: fn(),
    onRetry: fn(),
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: 400 } } },
} satisfies Meta<typeof QuizResultDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Passed: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Quiz result: “Quiz Passed!” with the score and Continue'],
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Quiz Passed!' })
    await expect(dialog).toHaveTextContent('86%')
    // Also true after the last lesson.
    await expect(dialog).toHaveAccessibleDescription(/Continue to complete this lesson\./)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Only one way to close it: Escape does the same. */
export const Failed: Story = {
  parameters: { states: ['Quiz result: failed'] },
  args: { isPassed: false, score: 40 },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Quiz Failed' })
    await expect(dialog).toHaveTextContent('40%')
    await expect(dialog).toHaveAccessibleDescription(/You need to retry the quiz\./)
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry Quiz' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
  },
}

/** What is needed, and the missed questions once more. */
export const FailedWithMissed: Story = {
  parameters: {
    states: ['Quiz result: failed, with the pass mark and “Try the missed questions”'],
  },
  args: { isPassed: false, score: 40, passMark: 70, onPractice: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Quiz Failed' })
    await expect(dialog).toHaveTextContent('70% is needed to pass.')
    await userEvent.click(screen.getByRole('button', { name: 'Try the missed questions' }))
    await expect(args.onPractice).toHaveBeenCalledOnce()
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { isPending: true },
  parameters: { states: ['Quiz result: Continue is busy'], chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Continue/ }))
    await expect(args.onContinue).not.toHaveBeenCalled()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: { isPassed: false, score: 0 },
  globals: { viewport: { value: 'phone' } },
}
