import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { MultiSelect } from './MultiSelect.tsx'

const meta = {
  title: 'Components/Forms/MultiSelect',
  component: MultiSelect,
  parameters: { maxWidth: 400, docs: { story: { inline: false, height: 400 } } },
  args: {
    label: 'Skills',
    name: 'skills',
    placeholder: 'Add a skill',
    options: [
      { value: 'iam', label: 'Identity and access' },
      { value: 'net', label: 'Networks' },
      { value: 'k8s', label: 'Kubernetes' },
      { value: 'logs', label: 'Log analysis' },
    ],
    defaultValues: ['iam', 'logs'],
    onChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

/** What is chosen is in chips, and in the form. */
export const Chosen: Story = {
  parameters: dark,
  render: (args) => (
    <form aria-label="Profile">
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Skills' }), 'kub')
    await screen.findByRole('option', { name: 'Kubernetes' })
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['iam', 'logs', 'k8s'])
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('skills')).toEqual([
      'iam',
      'logs',
      'k8s',
    ])
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kubernetes' })).toBeVisible())
  },
}

/** The list stays open and ticks what is chosen. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show choices/ }))
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Log analysis' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    )
  },
}

/** By its cross, and by Backspace in the empty field. */
export const TakenAway: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Identity and access' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['logs'])
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.queryByRole('row')).toBeNull()
  },
}

/** Nothing is chosen: nothing is sent. */
export const NoneChosen: Story = {
  args: { defaultValues: [] },
  render: (args) => (
    <form aria-label="Profile">
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('skills')).toEqual(
      [],
    )
  },
}

export const Loading: Story = {
  args: { options: [], defaultValues: [], isLoading: true, onSearch: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'k')
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}

export const LoadFailed: Story = {
  args: {
    options: [],
    defaultValues: [],
    loadError: 'Skills could not be loaded.',
    onSearch: fn(),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'k')
    await waitFor(() => expect(screen.getByText('Skills could not be loaded.')).toBeVisible())
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Choose at most one skill.', hint: 'One is enough.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Choose at most one skill. One is enough.',
    )
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
}

/** Chips wrap and break inside the field. */
export const LongText: Story = {
  args: {
    options: [
      { value: 'iam', label: 'Internationalisierungsorganisationszertifizierungsverfahren' },
      { value: 'logs', label: 'Reading the logs of machines that nobody has looked at for years' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** Crosses are at the left of each chip. */
export const RightToLeft: Story = {
  args: {
    label: 'المهارات',
    options: [{ value: 'iam', label: 'الهوية والوصول' }],
    defaultValues: ['iam'],
  },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'إزالة الهوية والوصول' })).toBeVisible()
  },
}

/** The next chip has the focus once one is gone, and the field after the last of them. */
export const FocusAfterTakenAway: Story = {
  args: { defaultValues: ['iam', 'net', 'logs'] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    canvas.getByRole('row', { name: 'Networks' }).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Log analysis' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Log analysis' }))
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Identity and access' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    )
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.queryByRole('row')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The same by the cross of the only chip. */
export const FocusAfterLastCross: Story = {
  args: { defaultValues: ['iam'] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Identity and access' }))
    await expect(canvas.queryByRole('row')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
}
