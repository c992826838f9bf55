import { completeLesson } from '@rampart/contract/calls/lesson'
import { submitQuiz } from '@rampart/contract/calls/quiz'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const meta = {
  title: 'Site/Quiz',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/course/linux-for-cloud/lesson/lesson-4', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
  // Drafts stay in this browser.
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function answerAll(canvas: Canvas, single: string) {
  await userEvent.click(await canvas.findByRole('radio', { name: single }))
  for (const name of ['chmod', 'chown']) {
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name })
    if (!box.checked) await userEvent.click(box)
  }
}
const submit = async (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }))

/** Fails, tries again, passes, and goes on to the end of the course. */
export const FailRetryPassContinue: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [respond(completeLesson, { data: { progress: { completed: true }, nextLesson: null } })],
  },
  play: async ({ canvas, args, step }) => {
    await step('Fails', async () => {
      await answerAll(canvas, 'whoami')
      await submit(canvas)
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Quiz Failed' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Retry Quiz' }))
      await expect(await canvas.findByText('0 of 2 answered')).toBeVisible()
    })
    await step('Passes', async () => {
      await answerAll(canvas, 'pwd')
      await submit(canvas)
      await expect(
        await screen.findByRole('alertdialog', { name: 'Quiz Passed!' }),
      ).toHaveTextContent('100%')
    })
    await step('Continues', async () => {
      await userEvent.click(
        within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Continue' }),
      )
      await waitFor(() =>
        expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud/completed'),
      )
      await expect(
        await screen.findByText('Congratulations! You have completed the course.'),
      ).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    })
  },
}

/** What was chosen is there again after another page, and forgotten on logging out. */
export const DraftSurvives: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    await step('Chosen, and elsewhere', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'whoami' }))
      await userEvent.click(canvas.getByRole('link', { name: 'Previous Lesson' }))
      await canvas.findByRole('heading', { level: 1, name: 'Processes and services' })
    })
    await step('Back again', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Check your knowledge' }))
      await expect(await canvas.findByRole('radio', { name: 'whoami' })).toBeChecked()
    })
    await step('Forgotten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
      await waitFor(() =>
        expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]),
      )
    })
  },
}

/** The server's words; the answers stay. */
export const SubmitRefused: Story = {
  parameters: {
    states: ['Quiz: submitting fails'],
    chromatic: { disableSnapshot: true },
    msw: [respond(submitQuiz, failure('invalid_answers', { problem: 'question' }))],
  },
  play: async ({ canvas }) => {
    await answerAll(canvas, 'pwd')
    await submit(canvas)
    await expect(
      await canvas.findByText(
        'An answer belongs to no question of this quiz. Please reload the page and try again.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'pwd' })).toBeChecked()
  },
}
