import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { Select } from './Select.tsx'

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    label: 'Gender',
    name: 'gender',
    options: [
      { value: 'male', label: 'Male' },
      { value: 'female', label: 'Female' },
      { value: 'other', label: 'Other' },
    ],
    defaultValue: 'other',
    onChange: fn(),
  },
  parameters: { maxWidth: 400 },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Gender' })
    await expect(select).toHaveValue('other')
    await userEvent.selectOptions(select, 'Female')
    await expect(args.onChange).toHaveBeenLastCalledWith('female')
  },
}

export const WithError: Story = {
  args: {
    label: 'Status',
    defaultValue: '',
    options: [
      { value: '', label: 'Choose…', isDisabled: true },
      { value: 'completed', label: 'Completed' },
    ],
    isRequired: true,
    error: 'Choose a status.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveAccessibleDescription(
      'Choose a status.',
    )
  },
}

/** An entry in another language than the page says so. */
export const Languages: Story = {
  tags: ['edge'],
  args: {
    label: 'Language',
    defaultValue: 'fr',
    options: [
      { value: 'en', label: 'English' },
      { value: 'fr', label: 'Français', lang: 'fr' },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Français' })).toHaveAttribute('lang', 'fr')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

/** A long entry ends before the arrow. */
export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'All sessions that were completed, failed, expired or abandoned since the start',
      },
    ],
  },
  parameters: { maxWidth: 220 },
}

/** A value that is not in the list stays as it is: nobody chose the entry that shows. */
export const NotInTheList: Story = {
  args: { value: 'unknown', defaultValue: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The list comes after the value. */
export const LateOptions: Story = {
  args: { value: 'female', defaultValue: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [options, setOptions] = useState<typeof args.options>([])
    return (
      <>
        <Select {...args} options={options} />
        <button type="button" onClick={() => setOptions(args.options)}>
          Load
        </button>
      </>
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('female')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
