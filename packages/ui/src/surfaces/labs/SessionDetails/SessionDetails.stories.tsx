import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { RemainingTimeChip } from '../../../components/RemainingTimeChip/RemainingTimeChip.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { SessionDetails } from './SessionDetails.tsx'

const meta = {
  title: 'Surfaces/Labs/SessionDetails',
  component: SessionDetails,
  args: { minutes: 60, credits: 2 },
  parameters: { maxWidth: 320 },
} satisfies Meta<typeof SessionDetails>

export default meta
type Story = StoryObj<typeof meta>

const facts = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getAllByRole('term').map((term) => term.textContent)

/** The time first; the buttons that cost credits or end the session last. */
export const Active: Story = {
  parameters: { ...darkAndMirrored, states: ['Lab session: active'] },
  args: {
    started: 'Friday, November 20, 2026, 9:50 AM',
    progress: 18,
    time: <RemainingTimeChip label="49:10" seconds={2950} size="large" />,
    actions: (
      <>
        <Button variant="soft" width="full">
          Extend
        </Button>
        <Button variant="outline" tone="critical" width="full">
          End Lab Session
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Session Details' })).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Session Progress' })).toHaveAttribute(
      'value',
      '18',
    )
    await expect(facts(canvas)).toEqual(['Started', 'Duration', 'Credits Used'])
  },
}

export const Starting: Story = {
  parameters: { states: ['Lab session: queued'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not yet')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const Ended: Story = {
  parameters: { states: ['Lab session: completed'] },
  args: {
    started: 'Friday, November 20, 2026, 9:50 AM',
    ended: 'Friday, November 20, 2026, 10:38 AM',
  },
  play: async ({ canvas }) => {
    await expect(facts(canvas)).toEqual(['Started', 'Duration', 'Credits Used', 'Ended'])
  },
}

/** It never ran, so it has no start. */
export const Failed: Story = {
  parameters: { states: ['Lab session: failed'] },
  args: { credits: 0, ended: 'Friday, November 20, 2026, 9:52 AM' },
  play: async ({ canvas }) => {
    await expect(facts(canvas)).toEqual(['Duration', 'Credits Used', 'Ended'])
  },
}
