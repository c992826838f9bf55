import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { Combobox } from './Combobox.tsx'

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  parameters: { maxWidth: 400, docs: { story: { inline: false, height: 360 } } },
  args: {
    label: 'Course',
    name: 'course',
    placeholder: 'Zero trust, VPC, …',
    options: [
      { value: 'zero', label: 'Zero Trust Foundations', description: 'Cybersecurity' },
      { value: 'vpc', label: 'Build a Private VPC', description: 'Cloud engineering' },
      { value: 'logs', label: 'Hunt an Intruder Through Your Logs', description: 'Cybersecurity' },
      { value: 'chain', label: 'Securing the Software Supply Chain', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

/** Typing narrows the list; one cannot be chosen. */
export const Narrowed: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Course' }), 'u')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
    await userEvent.keyboard('n')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  },
}

/** By keyboard: the entry is in the field, and its value in the form. */
export const Chosen: Story = {
  render: (args) => (
    <form aria-label="Course">
      <Combobox {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'vpc')
    await screen.findByRole('option', { name: /Private VPC/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Build a Private VPC')
    await expect(args.onChange).toHaveBeenLastCalledWith('vpc')
    await waitFor(() =>
      expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('course')).toBe('vpc'),
    )
  },
}

/** The arrow opens the whole list; Escape closes it. */
export const Open: Story = {
  args: { defaultValue: 'zero' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show choices/ }))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await expect(screen.getByRole('option', { name: /Zero Trust/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** Nothing fits the words. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'quantum')
    await waitFor(() => expect(screen.getByText('Nothing found.')).toBeVisible())
  },
}

/** Choices come from a server, and are on their way. */
export const Loading: Story = {
  args: { options: [], isLoading: true, onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zero')
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
    await expect(args.onSearch).toHaveBeenLastCalledWith('zero')
  },
}

/** They did not come. */
export const LoadFailed: Story = {
  args: { options: [], loadError: 'Courses could not be loaded.', onSearch: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zero')
    await waitFor(() => expect(screen.getByText('Courses could not be loaded.')).toBeVisible())
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Choose a course.', hint: 'You can change it later.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Choose a course. You can change it later.')
  },
}

export const Disabled: Story = {
  args: { defaultValue: 'vpc', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
}

/** Entries wrap; the list is no wider than the window. */
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'Internationalisierungsorganisationszertifizierungsverfahren from start to end',
        description: 'A description that takes more than one line on a narrow screen',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'inter')
    await waitFor(() =>
      expect(screen.getByRole('listbox').getBoundingClientRect().right).toBeLessThanOrEqual(360),
    )
  },
}

/** The arrow is at the left. */
export const RightToLeft: Story = {
  args: {
    label: 'الدورة',
    placeholder: undefined,
    options: [{ value: 'a', label: 'أمن السحابة' }],
  },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /إظهار الخيارات/ }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'أمن السحابة' })).toBeVisible())
  },
}
