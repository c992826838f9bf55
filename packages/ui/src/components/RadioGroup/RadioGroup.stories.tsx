import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { row } from '../FormField/choice.css.ts'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  argTypes: looksOf(row),
  args: {
    label: 'Duration',
    name: 'duration',
    options: [
      { value: '30', label: '30 minutes', description: '1 credit' },
      { value: '60', label: '1 hour', description: '2 credits' },
      { value: '120', label: '2 hours', description: '4 credits' },
      { value: '240', label: '4 hours', description: '8 credits' },
    ],
    value: '60',
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RadioGroup
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** One stop for Tab; arrow keys move the choice. */
export const Plain: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Duration' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '1 hour' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('120')
    await expect(canvas.getByRole('radio', { name: '2 hours' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: '2 hours' })).toHaveAccessibleDescription(
      '4 credits',
    )
  },
}

/** The whole card is the target; the choice shows by edge and ground besides the dot. */
export const Cards: Story = {
  args: { variant: 'card' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('8 credits'))
    await expect(args.onChange).toHaveBeenLastCalledWith('240')
  },
}

/** Nothing chosen yet, and the form has asked for it. */
export const WithError: Story = {
  args: { value: '', isRequired: true, error: 'Choose a duration.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Duration' })
    await expect(group).toBeInvalid()
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('Choose a duration.')
    await expect(canvas.getByRole('radio', { name: '1 hour' })).toHaveAccessibleDescription(
      '2 credits Choose a duration.',
    )
  },
}

export const Disabled: Story = { args: { isDisabled: true, variant: 'card' } }

/** Answers of a quiz: long, with unbroken words, on a narrow screen. */
export const LongText: Story = {
  args: {
    label:
      'Which policy keeps a bucket private even when somebody adds a public statement to it later?',
    name: 'question',
    variant: 'card',
    value: 'a',
    options: [
      {
        value: 'a',
        label:
          'Block Public Access on the account, because it is evaluated before bucket policies and access control lists',
      },
      {
        value: 'b',
        label: 'arn:aws:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForRestores',
      },
    ],
  },
  parameters: { maxWidth: 288 },
}
