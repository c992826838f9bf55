import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { besideBaseStyles } from '../../docs/besideBaseStyles.tsx'
import { dark } from '../../docs/modes.ts'
import { FactList } from './FactList.tsx'

const meta = {
  title: 'Components/Data/FactList',
  component: FactList,
  args: {
    facts: [
      { label: 'Started', value: 'Friday, November 20, 2026, 9:50 AM' },
      { label: 'Duration', value: '60 minutes' },
      { label: 'Credits Used', value: '2' },
      { label: 'Ended', value: 'Friday, November 20, 2026, 10:38 AM' },
    ],
  },
  parameters: { maxWidth: 280 },
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

/** Names at the start, values at the end. */
export const Lines: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Started',
      'Duration',
      'Credits Used',
      'Ended',
    ])
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('60 minutes')
  },
}

/** Values that do not fit go under their names. */
export const LongText: Story = {
  args: {
    facts: [
      {
        label: 'Address',
        value: 'http://donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.localhost:3100',
      },
    ],
  },
}

export const Empty: Story = {
  args: { facts: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull()
  },
}

/** Bootstrap's base styles make names bold. */
export const BesideBaseStyles: Story = {
  args: { facts: [{ label: 'Duration', value: '60 minutes' }] },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [besideBaseStyles('dt { font-weight: 700 }')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveStyle({ fontWeight: '400' })
  },
}
