import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { RequirementsList } from './RequirementsList.tsx'

const meta = {
  title: 'Surfaces/Shell/RequirementsList',
  component: RequirementsList,
  args: {
    items: [
      'Comfort with a Linux shell',
      'A first idea of TCP/IP: addresses, ports, routes',
      'An hour or two a week',
    ],
  },
} satisfies Meta<typeof RequirementsList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { ...darkAndMirrored, states: ['Course details: Requirements'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Requirements' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Requirements' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Nothing at all, not even the title. */
export const Empty: Story = {
  parameters: { states: ['Course details: no requirements, no outcomes'] },
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

/** Lines of a long point are aligned. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    items: [
      'A computer with at least 16 GB of memory and permission to run containers on it; where your company forbids that, ask for a lab machine first',
      'https://example.com/a-very-long-address-that-somebody-pasted-into-a-requirement',
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
