import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { choicesOf } from '../../../docs/choicesOf.ts'
import { TaskStatusPanel } from './TaskStatusPanel.tsx'

const meta = {
  title: 'Surfaces/Bootcamps/TaskStatusPanel',
  component: TaskStatusPanel,
  argTypes: choicesOf('status', ['not_submitted', 'under_review', 'approved', 'incomplete']),
  args: { status: 'not_submitted' },
} satisfies Meta<typeof TaskStatusPanel>

export default meta
type Story = StoryObj<typeof meta>

const says =
  (label: string, sentence: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Task Status' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(label)
    await expect(canvas.getByText(sentence)).toBeVisible()
  }

/** Asks for the files and for feedback. */
export const NotSubmitted: Story = {
  parameters: { ...darkAndMirrored, states: ['Bootcamp task: not_submitted'] },
  play: says(
    'Not Submitted',
    'Please upload your weekly task and give feedback on your experience.',
  ),
}

export const UnderReview: Story = {
  parameters: { states: ['Bootcamp task: under_review'] },
  args: { status: 'under_review', comment: 'A word on an earlier submission.' },
  play: async (context) => {
    await says(
      'Under Review',
      'Your submission is under review. You will receive an update in 2 weeks.',
    )(context)
    await expect(context.canvas.queryByText(/earlier submission/)).toBeNull()
  },
}

export const Approved: Story = {
  parameters: { states: ['Bootcamp task: approved'] },
  args: { status: 'approved' },
  play: says(
    'Approved',
    'Congratulations, your submission is approved. A certificate of achievement will be sent to you within a few days.',
  ),
}

/** The reviewer's own words, with their line breaks. */
export const Incomplete: Story = {
  parameters: { states: ['Bootcamp task: incomplete'] },
  args: {
    status: 'incomplete',
    comment:
      'Please add the threat model of your pipeline.\n\nThe diagram of week 2 is missing too.',
  },
  play: async (context) => {
    await says('Incomplete', 'Reviewer’s comments:')(context)
    await expect(context.canvas.getByRole('blockquote').innerText).toContain(
      'pipeline.\n\nThe diagram',
    )
  },
}

/** Without a comment the general sentence is shown. */
export const IncompleteWithoutComment: Story = {
  parameters: { states: ['Bootcamp task: incomplete without comment'] },
  args: { status: 'incomplete', comment: ' ' },
  play: says(
    'Incomplete',
    'Your submission needs additional work. Please review your submission and resubmit.',
  ),
}

export const LongComment: Story = {
  tags: ['edge'],
  args: {
    status: 'incomplete',
    comment: `${'The report describes what was built but not why it holds, and the reasons are what we look for. '.repeat(6)}\nhttps://example.org/${'guidelines-for-reports-'.repeat(8)}`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Task Status' })
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}
