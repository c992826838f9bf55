import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'Your Experience', name: 'experience', onChange: fn() },
  parameters: { maxWidth: 560 },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

/** Grows with the text, up to its limit. */
export const Growing: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Your Experience' })
    const height = area.getBoundingClientRect().height
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six')
    await expect(args.onChange).toHaveBeenLastCalledWith('one\ntwo\nthree\nfour\nfive\nsix')
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height)
  },
}

/** The counter is always in sight; near the end it turns bold and is read out once typing rests. */
export const WithCounter: Story = {
  args: {
    maxLength: 40,
    defaultValue: 'Labs were clear and the task was',
    hint: 'At least 10 characters',
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' fun.')
    await expect(canvas.getByText('37 / 40')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 characters left'), {
      timeout: 20_000,
    })
    await userEvent.type(canvas.getByRole('textbox'), ' and more than that')
    await expect(canvas.getByRole('textbox')).toHaveValue(
      'Labs were clear and the task was fun. an',
    )
  },
}

export const WithError: Story = {
  args: {
    isRequired: true,
    defaultValue: 'Good',
    error: 'Please provide detailed feedback (minimum 10 characters)',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your Experience' })).toBeInvalid()
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Sent.' } }

/** Stops growing at 24 rem and scrolls; an unbroken word wraps. */
export const LongText: Story = {
  args: {
    defaultValue: `${'The labs built on one another, which helped a lot. '.repeat(40)}\n${'unbroken'.repeat(20)}`,
  },
}

/** A break of the line counts once, as the browser has it; a reset form counts from the start. */
export const CountsAsTheBrowser: Story = {
  args: { maxLength: 40, defaultValue: 'one\r\ntwo' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Feedback">
      <TextArea {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveProperty('textLength', 7)
    await expect(canvas.getByText('7 / 40')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox'), '!!')
    await expect(canvas.getByText('9 / 40')).toBeVisible()
    canvas.getByRole<HTMLFormElement>('form').reset()
    await waitFor(() => expect(canvas.getByText('7 / 40')).toBeVisible())
    await expect(canvas.getByRole('textbox')).toHaveValue('one\ntwo')
  },
}
