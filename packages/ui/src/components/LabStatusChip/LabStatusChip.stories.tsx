import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { LabStatus } from '../../domain.ts'
import { Inline } from '../Inline/Inline.tsx'
import { dark } from '../../docs/modes.ts'
import { LabStatusChip } from './LabStatusChip.tsx'

const meta = {
  title: 'Components/Data/LabStatusChip',
  component: LabStatusChip,
  args: { status: 'active' },
} satisfies Meta<typeof LabStatusChip>

export default meta
type Story = StoryObj<typeof meta>

const statuses: LabStatus[] = [
  'queued',
  'provisioning',
  'active',
  'completed',
  'failed',
  'expired',
  'abandoned',
]

/** In the order of a session's life. Only what runs is green, only what went wrong is red. */
export const AllStatuses: Story = {
  parameters: { ...dark, states: ['Lab session: title and chip of each status'] },
  render: () => (
    <Inline gap={3}>
      {statuses.map((status) => (
        <LabStatusChip key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of [
      'Queued',
      'Provisioning',
      'Active',
      'Completed',
      'Failed',
      'Expired',
      'Abandoned',
    ])
      await expect(canvas.getByText(word)).toBeVisible()
  },
}
