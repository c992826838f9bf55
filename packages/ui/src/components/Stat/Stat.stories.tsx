import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { dark } from '../../docs/modes.ts'
import { Stat } from './Stat.tsx'

const meta = {
  title: 'Components/Data/Stat',
  component: Stat,
  args: {
    label: 'Labs completed',
    value: '128',
    change: { direction: 'up', text: '12 %', tone: 'success' },
    hint: 'than last month',
  },
  parameters: { maxWidth: 280 },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

/** The arrow is read as a word. */
export const Risen: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Labs completed')
    await expect(canvas.getByText(/^Up/)).toBeInTheDocument()
  },
}

/** Less is good here. */
export const Fallen: Story = {
  args: {
    label: 'Time to first answer',
    value: '2.4',
    unit: 'h',
    change: { direction: 'down', text: '0.6 h', tone: 'success' },
  },
}

export const Worse: Story = {
  args: {
    label: 'Labs failed',
    value: '9',
    change: { direction: 'up', text: '3', tone: 'critical' },
  },
}

/** On a card. */
export const OnCard: Story = {
  render: (args) => (
    <Card>
      <Stat {...args} />
    </Card>
  ),
}

/** There is no figure. */
export const Empty: Story = {
  args: { value: '–', change: undefined, hint: 'No labs yet' },
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.queryByText('128')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    label:
      'Internationalisierungsorganisationszertifizierungen of all participants since the start',
    value: '1,234,567,890',
  },
  parameters: { maxWidth: 200 },
}

export const RightToLeft: Story = {
  args: {
    label: 'المختبرات المكتملة',
    hint: 'مقارنة بالشهر الماضي',
  },
  globals: { language: 'ar' },
}
