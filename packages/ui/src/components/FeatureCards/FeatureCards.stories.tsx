import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Award,
  BriefcaseBusiness,
  FlaskConical,
  MessageSquareText,
  Presentation,
  Users,
} from 'lucide-react'
import { expect } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { FeatureCards } from './FeatureCards.tsx'

const meta = {
  title: 'Components/Data/FeatureCards',
  component: FeatureCards,
  args: {
    title: 'How You Learn',
    features: [
      {
        icon: <Presentation size={20} />,
        title: 'Live every Saturday',
        text: 'Three hours with an engineer who does this for a living, and a recording for whoever has to miss it.',
      },
      {
        icon: <FlaskConical size={20} />,
        title: 'An account of your own',
        text: 'You build in a real, isolated account with a spending limit.',
      },
      {
        icon: <MessageSquareText size={20} />,
        title: 'Every task is read',
        text: 'A reviewer reads what you hand in and tells you what to change before you go on.',
      },
      {
        icon: <Users size={20} />,
        title: 'Groups of eight',
        text: 'You learn with seven others and one mentor, who answers within a working day.',
      },
      {
        icon: <Award size={20} />,
        title: 'A certificate to verify',
        text: 'Its ID can be checked by any employer, at any time, without asking us.',
      },
      {
        icon: <BriefcaseBusiness size={20} />,
        title: 'Help with what is next',
        text: 'A review of your resume, two mock interviews, and introductions to partners.',
      },
    ],
  },
} satisfies Meta<typeof FeatureCards>

export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {
  parameters: { ...dark, states: ['Bootcamp: six feature cards'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How You Learn' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByRole('heading', { level: 2, name: 'How You Learn' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Groups of eight' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    features: [
      {
        icon: <Award size={20} />,
        title: 'Internationalisierungsorganisationszertifizierung',
        text: 'One unbroken word as a title, which stays in its card.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const Empty: Story = {
  args: { features: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
