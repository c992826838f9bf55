import type { Meta, StoryObj } from '@storybook/react-vite'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { SegmentedChoice } from './SegmentedChoice.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

const meta = {
  title: 'Components/Forms/SegmentedChoice',
  component: SegmentedChoice<string>,
  args: {
    label: 'Theme',
    name: 'theme',
    value: 'system',
    onChange: fn(),
    options: [
      { value: 'system', label: 'System', icon: <Monitor {...icon} /> },
      { value: 'light', label: 'Light', icon: <Sun {...icon} /> },
      { value: 'dark', label: 'Dark', icon: <Moon {...icon} /> },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SegmentedChoice
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof SegmentedChoice<string>>

export default meta
type Story = StoryObj<typeof meta>

/** One stop for Tab; arrows choose. */
export const Plain: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('light')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Light' })).not.toBeChecked()
  },
}

/** If the text beside it is its name. */
export const HiddenLabel: Story = {
  args: {
    label: 'Motion',
    name: 'motion',
    isLabelHidden: true,
    value: 'reduced',
    options: [
      { value: 'system', label: 'System' },
      { value: 'reduced', label: 'Reduced' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Motion' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Reduced' })).toBeChecked()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }), { pointerEventsCheck: 0 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** At 320 px, with longer words, it stays within the page. */
export const Narrow: Story = {
  args: {
    options: [
      { value: 'system', label: 'As my device', icon: <Monitor {...icon} /> },
      { value: 'light', label: 'Always light', icon: <Sun {...icon} /> },
      { value: 'dark', label: 'Always dark', icon: <Moon {...icon} /> },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  },
  parameters: { maxWidth: 256 },
}
