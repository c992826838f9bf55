/// <reference types="vite/types/importMeta.d.ts" />
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Pair } from '../Pairs.tsx'
import { Pairs } from '../Pairs.tsx'

const files = import.meta.glob<readonly Pair[]>('../../components/*/*.pairs.tsx', {
  eager: true,
  import: 'pairs',
})
const pairs = Object.values(files).flat()

const meta = {
  title: 'Patterns/Do and don’t',
  component: Pairs,
  args: { pairs },
  tags: ['edge', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Pairs>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Those of all components; each is on its component's page too. What is ill-advised is still
 * accessible.
 */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Don’t')).toHaveLength(pairs.length)
    for (const { because } of pairs) await expect(canvas.getByText(because)).toBeVisible()
  },
}

/** On a phone the good one is above the bad one. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
