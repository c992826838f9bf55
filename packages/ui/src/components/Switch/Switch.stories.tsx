import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SettingRow } from '../SettingRow/SettingRow.tsx'
import { dark } from '../../docs/modes.ts'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Weekly summary', name: 'summary', onChange: fn() },
  parameters: { maxWidth: 400 },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

/** Space turns it; a form gets its value while it is on. */
export const TurnedOn: Story = {
  parameters: dark,
  render: (args) => (
    <form aria-label="Settings">
      <Switch {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Weekly summary' })
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).has('summary')).toBe(false)
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(new FormData(form).get('summary')).toBe('on')
  },
}

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}

/** The second line is read after the name. */
export const WithHint: Story = {
  args: { hint: 'Every Monday, what you learned and what comes next.', defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: 'Weekly summary' }),
    ).toHaveAccessibleDescription('Every Monday, what you learned and what comes next.')
  },
}

/** It is saved: a press does nothing, the focus stays. */
export const Busy: Story = {
  args: { isPending: true, defaultSelected: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** It could not be saved and is as it was. */
export const WithError: Story = {
  args: { error: 'Your setting could not be saved. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Your setting could not be saved. Please try again.',
    )
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } }

/** At the end of a row whose title says the same. */
export const InSettingRow: Story = {
  render: (args) => (
    <SettingRow title="Weekly summary" description="Every Monday, what you learned.">
      <Switch {...args} isLabelHidden />
    </SettingRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Weekly summary' })).toBeVisible()
  },
}

/** The track stays on the first line. */
export const LongText: Story = {
  args: {
    label:
      'Internationalisierungsorganisationszertifizierung, and a label that takes several lines besides',
    hint: 'A hint that is long as well, to see that it wraps under the label and not under the track.',
  },
  parameters: { maxWidth: 256 },
}

/** On is at the left. */
export const RightToLeft: Story = {
  args: { label: 'ملخص أسبوعي', defaultSelected: true },
  globals: { language: 'ar' },
}
