import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { TaskHero } from './TaskHero.tsx'

const meta = {
  title: 'Surfaces/Bootcamps/TaskHero',
  component: TaskHero,
  parameters: { layout: 'fullscreen' },
  args: { title: 'AWS Cloud Bootcamp', backHref: '/bootcamps/aws' },
} satisfies Meta<typeof TaskHero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Bootcamp task: back button, bootcamp title, participant card'],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'AWS Cloud Bootcamp' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Bootcamp' })).toHaveAttribute(
      'href',
      '/bootcamps/aws',
    )
  },
}

export const LongTitle: Story = {
  tags: ['edge'],
  args: {
    title:
      'Applied Artificial Intelligence Security and Machine Learning Operations Bootcamp for Practitioners',
  },
  globals: { viewport: { value: 'phone' } },
}
