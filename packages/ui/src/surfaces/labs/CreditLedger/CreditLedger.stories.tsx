import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { CreditLedger } from './CreditLedger.tsx'

const meta = {
  title: 'Surfaces/Labs/CreditLedger',
  component: CreditLedger,
  args: {
    lines: [
      {
        id: '4',
        date: 'Friday, November 20, 2026, 10:04 AM',
        text: 'Given back for Read a leaky pipeline',
        amount: 2,
        balance: 41,
      },
      {
        id: '3',
        date: 'Friday, November 20, 2026, 9:50 AM',
        text: 'Given back for Forge a JSON Web Token',
        amount: 1,
        balance: 39,
      },
      {
        id: '2',
        date: 'Friday, November 20, 2026, 9:49 AM',
        text: 'Started Forge a JSON Web Token (1 hour)',
        amount: -2,
        balance: 38,
      },
      {
        id: '1',
        date: 'Sunday, November 1, 2026, 9:00 AM',
        text: 'Granted: Welcome credits',
        amount: 40,
        balance: 40,
      },
    ],
  },
} satisfies Meta<typeof CreditLedger>

export default meta
type Story = StoryObj<typeof meta>

/** Numbers align; signs are words to screen readers. */
export const Lines: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Lab Sessions: credits: the balance and how it came about'],
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Credit history' })).getAllByRole('row')
    await expect(rows).toHaveLength(5)
    const taken = within(rows[3] as HTMLElement)
    await expect(
      taken.getByRole('rowheader', { name: 'Started Forge a JSON Web Token (1 hour)' }),
    ).toBeVisible()
    await expect(taken.getByText('Friday, November 20, 2026, 9:49 AM')).toBeVisible()
    await expect(taken.getByText('minus 2').parentElement).toHaveTextContent('minus 2\u22122')
    await expect(taken.getByText('38')).toBeVisible()
  },
}

/** Each line is a block: its purpose, then its labeled values. Still a table to screen readers. */
export const Phone: Story = {
  tags: ['edge'],
  args: {
    lines: [
      ...meta.args.lines,
      {
        id: '0',
        date: 'Saturday, October 31, 2026, 9:00 AM',
        text: 'Granted: Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        amount: 0,
        balance: 0,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
    await expect(canvas.getAllByRole('cell')).toHaveLength(15)
  },
}

export const Empty: Story = {
  args: { lines: [] },
  parameters: {
    states: ['Lab Sessions: credits: nothing yet'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
