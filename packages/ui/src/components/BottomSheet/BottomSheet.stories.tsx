import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { dark } from '../../docs/modes.ts'
import { BottomSheet } from './BottomSheet.tsx'

const types = ['Course', 'Lab'].map((label) => ({ value: label.toLowerCase(), label }))
const levels = ['Beginner', 'Intermediate', 'Expert'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const meta = {
  title: 'Components/Overlays/BottomSheet',
  component: BottomSheet,
  parameters: { docs: { story: { inline: false, height: 640 } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Filters',
    children: (
      <Stack gap={6}>
        <CheckboxGroup
          label="Type"
          name="type"
          options={types}
          value={['lab']}
          onChange={() => {}}
        />
        <CheckboxGroup
          label="Level"
          name="level"
          options={levels}
          value={['beginner']}
          onChange={() => {}}
        />
      </Stack>
    ),
    footer: <Button>Show Results</Button>,
  },
} satisfies Meta<typeof BottomSheet>

export default meta
type Story = StoryObj<typeof meta>

/** 70% of the screen high; the main button stays in sight over the full width. */
export const Filters: Story = {
  parameters: dark,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(innerHeight))
    await expect(Math.abs(dialog.getBoundingClientRect().height - innerHeight * 0.7)).toBeLessThan(
      2,
    )
    // It fades in as it rises.
    const button = within(dialog).getByRole('button', { name: 'Show Results' })
    await waitFor(() => expect(button).toBeVisible())
  },
}

/** Opened by a button: Escape closes, focus goes back. */
export const OpenedByButton: Story = {
  args: { isOpen: false },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Filters</Button>
        <BottomSheet
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          footer={<Button onPress={() => setOpen(false)}>Show Results</Button>}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' })
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Show Results' })),
    ]) {
      await userEvent.click(trigger)
      await screen.findByRole('dialog', { name: 'Filters' })
      await close()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    }
  },
}

/** Content scrolls under the title and over the button. */
export const LongContent: Story = {
  args: {
    children: (
      <CheckboxGroup
        label="Domain"
        name="domain"
        options={Array.from({ length: 24 }, (_, index) => ({
          value: String(index),
          label: `Domain ${index + 1}`,
        }))}
        value={['3']}
        onChange={() => {}}
      />
    ),
  },
}

/** Neither the title nor the button covers the option that gets the focus. */
export const FocusInLongContent: Story = {
  ...LongContent,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(innerHeight))
    for (const option of within(dialog).getAllByRole('checkbox')) {
      option.focus()
      // If another dialog has just closed, this one takes presses a moment later.
      await waitFor(async () => {
        const { left, top, width, height } = option.getBoundingClientRect()
        await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(option)
      })
    }
  },
}
