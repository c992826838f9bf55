import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { spinner } from './Spinner.css.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  argTypes: looksOf(spinner),
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** Named, as nothing beside it says what is awaited. */
export const Labelled: Story = {
  parameters: dark,
  args: { label: 'Loading badge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading badge' })).toBeVisible()
  },
}

/** Silent, as the text beside it speaks; takes the color of that text. */
export const BesideText: Story = {
  args: { size: 'small' },
  render: (args) => (
    <Inline>
      <Spinner {...args} />
      <Text>Sending...</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** Turns; under reduced motion it fades in and out. */
export const Sizes: Story = {
  render: () => (
    <Inline gap={6}>
      <Spinner size="small" label="Small" />
      <Spinner size="large" label="Large" />
    </Inline>
  ),
}
