import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { CourseSideCard } from './CourseSideCard.tsx'

const meta = {
  title: 'Surfaces/Course/CourseSideCard',
  component: CourseSideCard,
  args: { accessType: 'open', credential: 'certificate', lessons: 12, duration: '2 Hrs 30 Mins' },
  parameters: { maxWidth: 320 },
} satisfies Meta<typeof CourseSideCard>

export default meta
type Story = StoryObj<typeof meta>

/** All five lines. */
export const Open: Story = {
  parameters: {
    ...darkAndMirrored,
    states: [
      'Course side card: open',
      'Course side card: credential',
      'Course side card: over 10 lessons and over 60 minutes',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Course Details' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Open to All Registered Users',
      'Available on Phone and Tablet',
      '12 Lessons',
      '2 Hrs 30 Mins',
      'Certificate',
    ])
  },
}

export const Invite: Story = {
  parameters: { states: ['Course side card: invite', 'Course side card: credential'] },
  args: { accessType: 'invite', credential: 'badge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invite Code is Required')).toBeVisible()
    await expect(canvas.getByText('Digital Badge')).toBeVisible()
  },
}

export const Subscription: Story = {
  parameters: { states: ['Course side card: otherwise'] },
  args: { accessType: 'subscription', subscribeHref: 'mailto:learn@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active Subscription Required')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Get a subscription' })).toHaveAttribute(
      'href',
      'mailto:learn@example.org',
    )
  },
}

/** Ten lessons or fewer and a short length are not shown. */
export const Short: Story = {
  parameters: { states: ['Course side card: credential', 'Course side card: neither'] },
  args: { lessons: 10, duration: undefined, credential: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Lessons/)).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('Completion')).toBeVisible()
  },
}
