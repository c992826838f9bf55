import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { ParticipantCard } from './ParticipantCard.tsx'

const meta = {
  title: 'Surfaces/Bootcamps/ParticipantCard',
  component: ParticipantCard,
  args: { name: 'Pat Participant', email: 'participant@demo.test', country: 'Nigeria' },
  parameters: { maxWidth: 320 },
} satisfies Meta<typeof ParticipantCard>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Bootcamp task: back button, bootcamp title, participant card'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pat Participant' })).toBeVisible()
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'participant@demo.test',
      'Nigeria',
    ])
  },
}

export const NoCountry: Story = {
  parameters: { states: ['Bootcamp task: no country'] },
  args: { country: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not specified')).toBeVisible()
  },
}

/** Nothing but blanks is no country. */
export const BlankCountry: Story = {
  args: { country: ' ' },
  parameters: { states: ['Bootcamp task: no country'], chromatic: { disableSnapshot: true } },
  play: NoCountry.play!,
}

/** Names and addresses break; nothing reaches over the edge. */
export const LongTexts: Story = {
  tags: ['edge'],
  args: {
    name: 'Maria-Magdalena Konstantinopolitanska von und zu Hohenschwangau',
    email: 'maria-magdalena.konstantinopolitanska@international-relations.hohenschwangau.example',
    country: 'Saint Vincent and the Grenadines',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Participant' })
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
