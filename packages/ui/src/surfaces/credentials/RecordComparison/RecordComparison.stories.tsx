import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { RecordComparison } from './RecordComparison.tsx'

const fields = [
  { label: 'Recipient', given: 'Dana Learner', recorded: 'Dana Learner', isDifferent: false },
  {
    label: 'Title',
    given: 'Incident Response 101',
    recorded: 'Incident Response 101',
    isDifferent: false,
  },
  { label: 'ID', given: 'CSN-DEMO000001', recorded: 'CSN-DEMO000001', isDifferent: false },
  {
    label: 'Issued on',
    given: 'Friday, August 14, 2026',
    recorded: 'Friday, August 14, 2026',
    isDifferent: false,
  },
  { label: 'Status', given: null, recorded: 'Valid', isDifferent: false },
]
const changes: Record<string, string> = { Recipient: 'Dana Leamer', Title: 'Incident Response 201' }
const differing = fields.map((field) => ({
  ...field,
  given: changes[field.label] ?? field.given,
  isDifferent: field.label in changes,
}))

const meta = {
  title: 'Surfaces/Credentials/RecordComparison',
  component: RecordComparison,
  args: { fields },
} satisfies Meta<typeof RecordComparison>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const cellsOf = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('row', { name })).getAllByRole('cell')

/** A value that only one of the two has is not a difference. */
export const Same: Story = {
  parameters: { ...darkAndMirrored, states: ['One credential: valid'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing differs from the record')).toBeVisible()
    await expect(canvas.queryByText('Differs')).toBeNull()
    await expect(cellsOf(canvas, /^Status/)[0]).toHaveTextContent('Not stated')
  },
}

/** A chip, a bar and a stroke, so that color is not needed. */
export const Different: Story = {
  parameters: { states: ['One credential: altered'] },
  args: { fields: differing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 fields differ from the record')).toBeVisible()
    await expect(canvas.getAllByText('Differs')).toHaveLength(2)
    const [given] = cellsOf(canvas, /^Recipient/)
    await expect(
      getComputedStyle(within(given as HTMLElement).getByText('Dana Leamer')).textDecorationLine,
    ).toBe('line-through')
  },
}

/** Each value has its own label, as there is no space for columns. */
export const Phone: Story = {
  tags: ['edge'],
  args: {
    fields: [
      ...differing,
      {
        label: 'Note',
        given: '<script>alert(1)</script> محمد بن عبد الله',
        recorded:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        isDifferent: true,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('In the file')).toHaveLength(7)
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
  },
}

export const Empty: Story = {
  tags: ['edge'],
  args: { fields: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
