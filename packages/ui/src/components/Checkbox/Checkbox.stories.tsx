import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { inLargeText } from '../../docs/inLargeText.ts'
import { dark } from '../../docs/modes.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Interested in Internship', name: 'internship', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

/** Ticks by a press on its words and by Space; the row is at least 44 px high. */
export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Interested in Internship' })
    await userEvent.click(canvas.getByText('Interested in Internship'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true)
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false)
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** All states at rest: the mark is a shape as well as a color. */
export const States: Story = {
  parameters: dark,
  render: () => (
    <Stack gap={1}>
      <Checkbox>Not ticked</Checkbox>
      <Checkbox defaultSelected>Ticked</Checkbox>
      <Checkbox isIndeterminate>Some of a set</Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Disabled and ticked
      </Checkbox>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Some of a set' })).toBePartiallyChecked(),
    )
  },
}

/** The second line is a description, not part of the name; pressing it ticks too. */
export const WithDescription: Story = {
  args: { description: 'We send your resume to partners that offer an internship.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Interested in Internship' })
    await expect(box).toHaveAccessibleDescription(
      'We send your resume to partners that offer an internship.',
    )
    await userEvent.click(canvas.getByText(/We send your resume/))
    await expect(box).toBeChecked()
  },
}

/** The caller keeps the state. */
export const Controlled: Story = {
  render: function Render(args) {
    const [isSelected, setSelected] = useState(true)
    return (
      <Checkbox {...args} isSelected={isSelected} onChange={setSelected}>
        {isSelected ? 'On' : 'Off'}
      </Checkbox>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'On' }))
    await expect(canvas.getByRole('checkbox', { name: 'Off' })).not.toBeChecked()
  },
}

/** Reacts neither to the pointer nor to keys. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Interested in Internship'), { pointerEventsCheck: 0 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The box stays on the first line; an unbroken word wraps. */
export const LongText: Story = {
  args: {
    children:
      'I agree that my weekly task, resume and feedback are read by the reviewers of this bootcamp, including https://example.com/a-very-long-address-without-any-break-in-it',
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Checkbox {...args} />
    </div>
  ),
}

/** What was left out is below, and describes the box. */
export const WithError: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: 'I accept the terms', isRequired: true, error: 'Accept the terms first.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' })
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription('Accept the terms first.')
  },
}

/** The box is in the middle of the first line. */
export const LargeText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: inLargeText,
  play: async ({ canvas }) => {
    const line = document.createRange()
    line.selectNodeContents(canvas.getByText('Interested in Internship'))
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    const [first] = line.getClientRects()
    if (!first) throw new Error('There is no text.')
    const box = canvas.getByRole('checkbox').getBoundingClientRect()
    await expect(Math.abs(middle(box) - middle(first))).toBeLessThan(2)
  },
}
