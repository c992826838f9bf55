import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { FormField } from './FormField.tsx'
import { input } from './FormField.css.ts'

const meta = {
  title: 'Components/Forms/FormField',
  component: FormField,
  args: {
    label: 'Start date',
    children: (attributes) => (
      <input {...attributes} type="date" defaultValue="2026-03-14" className={input} />
    ),
  },
  parameters: { maxWidth: 400 },
} satisfies Meta<typeof FormField>

export default meta
type Story = StoryObj<typeof meta>

/** Another native control in the same frame; focus shows on the box. */
export const AnotherControl: Story = {
  parameters: dark,
  args: { hint: 'The first Saturday of the bootcamp' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Start date')
    await userEvent.click(input)
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('The first Saturday of the bootcamp')
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Choose a day in the future.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start date')).toBeInvalid()
  },
}

/** An empty error is none: what the browser says shows in its place. */
export const EmptyError: Story = {
  args: {
    label: 'Team',
    isRequired: true,
    validationBehavior: 'native',
    error: '',
    children: (attributes) => <input {...attributes} className={input} />,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form>
      <FormField {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByLabelText('Team')).toHaveAccessibleDescription(/fill/i)
  },
}
