import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CredentialAchievement } from './CredentialAchievement.tsx'

const meta = {
  title: 'Surfaces/Credentials/CredentialAchievement',
  component: CredentialAchievement,
  args: {
    criteria: 'Completed every lesson of the course and passed each of its quizzes.',
    skills: [
      'Tell an incident from a false alarm within minutes',
      'Contain an attacker without losing evidence',
      'Write a timeline that a court can follow',
    ],
    facts: ['8 lessons', '1 Hr 35 Mins'],
    link: { href: '/course/incident-response-101', label: 'See the course' },
  },
  parameters: { maxWidth: 720 },
} satisfies Meta<typeof CredentialAchievement>

export default meta
type Story = StoryObj<typeof meta>

export const Course: Story = {
  parameters: { states: ['What a credential stands for: a course'] },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'What it stands for' }))
    await expect(
      within(region.getByRole('list', { name: 'Skills' })).getAllByRole('listitem'),
    ).toHaveLength(3)
    await expect(region.getByText('1 Hr 35 Mins')).toBeVisible()
    await expect(region.getByRole('link', { name: 'See the course' })).toHaveAttribute(
      'href',
      '/course/incident-response-101',
    )
  },
}

/** The course is no longer in the catalogue: only the sentence. */
export const CriteriaAlone: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { skills: [], facts: [], link: undefined },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'What it stands for' }))
    await expect(region.getByText(/^Completed every lesson/)).toBeVisible()
    await expect(region.queryByRole('list')).not.toBeInTheDocument()
    await expect(region.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const LongTexts: Story = {
  tags: ['edge'],
  parameters: { maxWidth: 320, chromatic: { disableSnapshot: true } },
  args: {
    skills: [
      'Vertrauenswürdigkeitsüberprüfungsverfahrensdurchführungsbestimmungen',
      '<img src=x onerror=alert(1)> \u202Edesrever',
    ],
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    await expect(card.querySelector('img')).toBeNull()
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'ماذا تعني' })).toBeVisible()
  },
}
