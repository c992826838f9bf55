import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { SegmentedChoice } from '../SegmentedChoice/SegmentedChoice.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { dark } from '../../docs/modes.ts'
import { SettingRow } from './SettingRow.tsx'

const meta = {
  title: 'Components/Forms/SettingRow',
  component: SettingRow,
  args: {
    title: 'Download',
    description: 'One file with all that is stored about you.',
    children: <Button variant="outline">Download my data</Button>,
  },
} satisfies Meta<typeof SettingRow>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { parameters: dark }

/** The control brings its own name; the title is for the eye. */
export const WithChoice: Story = {
  args: {
    title: 'Motion',
    description: 'Reduced replaces movement with fades.',
    children: (
      <SegmentedChoice
        label="Motion"
        isLabelHidden
        name="motion"
        value="system"
        onChange={() => undefined}
        options={[
          { value: 'system', label: 'System' },
          { value: 'reduced', label: 'Reduced' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Motion' })).toBeVisible()
  },
}

/** The sentence describes a switch, after what it says itself. */
export const WithSwitch: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: 'Weekly summary',
    description: 'Every Monday by mail.',
    children: <Switch label="Weekly summary" isLabelHidden error="Not saved." />,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: 'Weekly summary' }),
    ).toHaveAccessibleDescription('Not saved. Every Monday by mail.')
  },
}

/** A list has the width of the row. */
export const WithList: Story = {
  args: {
    title: 'Where you are signed in',
    description: 'End what you do not know.',
    below: <span>Chrome on Linux</span>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chrome on Linux')).toBeVisible()
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    title:
      'A thing with a long name that goes on for longer than there is room on one line of a narrow screen',
    description:
      'And a description that is in no hurry to come to its end either, as it wants to leave nothing out that somebody might want to know.',
  },
  globals: { viewport: { value: 'phone' } },
}
