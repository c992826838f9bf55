import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  title: 'Components/Forms/DatePicker',
  component: DatePicker,
  parameters: { maxWidth: 280, docs: { story: { inline: false, height: 460 } } },
  args: {
    label: 'First day',
    name: 'start',
    defaultValue: '2026-03-14',
    min: '2026-03-05',
    max: '2026-06-30',
    onChange: fn(),
  },
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

/** Days outside the limits are struck out. */
export const Open: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open calendar/ }))
    await waitFor(() => expect(screen.getByRole('grid', { name: /March 2026/ })).toBeVisible())
    await expect(screen.getByRole('button', { name: /March 4, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** By keyboard: a week on, and taken. */
export const Chosen: Story = {
  render: (args) => (
    <form aria-label="Bootcamp">
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Open calendar/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /March 14, 2026/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-21')
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('start')).toBe(
      '2026-03-21',
    )
  },
}

export const Empty: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(3)
  },
}

/** Only Saturdays are free. */
export const SomeDaysTaken: Story = {
  args: { isUnavailable: (day: string) => new Date(day).getUTCDay() !== 6 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open calendar/ }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await expect(screen.getByRole('button', { name: /March 20, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(screen.getByRole('button', { name: /March 21, 2026/ })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Choose a Saturday.', hint: 'Bootcamps begin on Saturdays.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveAccessibleDescription(
      /Choose a Saturday\. Bootcamps begin on Saturdays\./,
    )
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Open calendar/ })).toBeDisabled()
  },
}

/** The calendar fits a phone. */
export const OnPhone: Story = {
  args: { label: 'The first day on which the bootcamp takes place for everyone who takes part' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open calendar/ }))
    await waitFor(() =>
      expect(screen.getByRole('dialog').getBoundingClientRect().right).toBeLessThanOrEqual(360),
    )
  },
}

/** Weeks run from right to left. */
export const RightToLeft: Story = {
  args: { label: 'اليوم الأول' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /فتح التقويم/ }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
  },
}

/** As a strict content security policy shows it that blocks the style attributes of the server. */
export const StyleAttributesBlocked: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const native = canvasElement.querySelector('input[type="date"]')
    await expect(native).not.toBeNull()
    const { height } = canvasElement.getBoundingClientRect()
    for (const element of canvasElement.querySelectorAll('[style]'))
      element.removeAttribute('style')
    await expect(native?.parentElement?.offsetHeight).toBe(1)
    await expect(canvasElement.getBoundingClientRect().height).toBe(height)
  },
}
