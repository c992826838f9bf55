import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { label: 'Find a course', name: 'q', onChange: fn(), onSubmit: fn() },
  parameters: { maxWidth: 400 },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** Typed and sent by Enter; a form has the words too. */
export const Filled: Story = {
  parameters: dark,
  render: (args) => (
    <form aria-label="Search" onSubmit={(event) => event.preventDefault()}>
      <SearchField {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a course' }), 'vpc{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('vpc')
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('q')).toBe('vpc')
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible()
  },
}

/** Nothing to clear: no cross. */
export const Empty: Story = {
  args: { placeholder: 'Zero trust, VPC, …' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The cross gives the focus back; Escape does the same. */
export const Cleared: Story = {
  args: { defaultValue: 'vpc' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'iam{Escape}')
    await expect(field).toHaveValue('')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Enter and Escape belong to a word that is being composed, in Safari just after its end too. */
export const Composed: Story = {
  args: { defaultValue: 'むせん' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox')
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, ...composing })
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(field).toHaveValue('むせん')
  },
}

/** Results are on their way. */
export const Busy: Story = {
  args: { defaultValue: 'zero trust', isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true')
  },
}

export const WithError: Story = {
  args: { defaultValue: 'a', error: 'Type at least three letters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      'Type at least three letters.',
    )
  },
}

export const Disabled: Story = { args: { defaultValue: 'vpc', isDisabled: true } }

/** In a place that says what it is for. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true, placeholder: 'Find a course' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Find a course' })).toBeVisible()
  },
}

/** Long words scroll under the cross. */
export const LongText: Story = {
  args: { defaultValue: 'Internationalisierungsorganisationszertifizierungsverfahren' },
  parameters: { maxWidth: 240 },
}

/** The glass is at the right. */
export const RightToLeft: Story = {
  args: { label: 'ابحث عن دورة', defaultValue: 'سحابة' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'مسح البحث' })).toBeVisible()
  },
}
