import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { choicesOf } from '../../docs/choicesOf.ts'
import { gridColumns } from './Grid.css.ts'
import { Grid } from './Grid.tsx'

const words = ['Plan', 'Build', 'Verify', 'Deploy', 'Observe']

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  argTypes: choicesOf('columns', Object.keys(gridColumns).map(Number)),
  args: { columns: 3, children: words.map((word) => <Card key={word}>{word}</Card>) },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

/** Three in a row from 900 px, two from 600 px, one below. */
export const ThreeColumns: Story = {
  parameters: { states: ['Explore: loaded'] },
}

export const TwoColumns: Story = { args: { columns: 2 } }

export const SmallGap: Story = { args: { gap: 2 } }

/** One below the other. */
export const Phone: Story = {
  parameters: { states: ['Explore: loaded'] },
  globals: { viewport: { value: 'phone' } },
}

/** A list to screen readers; an unbroken word does not widen its column. */
export const AsList: Story = {
  args: {
    as: 'ul',
    children: [
      'organization-wide-security-audit-readonly-with-a-permission-boundary',
      ...words,
    ].map((word) => (
      <Card key={word} as="li">
        {word}
      </Card>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first?.offsetWidth).toBe(second?.offsetWidth)
  },
}
