import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { dark } from '../../docs/modes.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'First Name', name: 'firstName', autoComplete: 'given-name', onChange: fn() },
  parameters: { maxWidth: 400 },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First Name'), 'Ada')
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada')
  },
}

/** The hint is tied to the field, so it is read with it. */
export const WithHint: Story = {
  args: {
    label: 'Phone Number',
    name: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'With country code, for example 2348012345678',
    defaultValue: '2348012345678',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone Number' })).toHaveAccessibleDescription(
      'With country code, for example 2348012345678',
    )
  },
}

/** The mark is for the eye; the name stays the bare words. */
export const Required: Story = {
  args: {
    label: 'Email',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    isRequired: true,
    placeholder: 'you@example.com',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired()
  },
}

/** Edge, icon and words; the error comes before the hint. */
export const WithError: Story = {
  args: {
    label: 'Certification ID',
    name: 'id',
    family: 'mono',
    defaultValue: 'CS-4711',
    hint: 'You find it on the certificate.',
    error: 'Invalid Certification ID. Format should be: CSN-xxxxx',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Certification ID' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Invalid Certification ID. Format should be: CSN-xxxxx You find it on the certificate.',
    )
  },
}

export const ReadOnly: Story = {
  args: {
    label: 'Email Address',
    name: 'email',
    type: 'email',
    defaultValue: 'ada@example.com',
    isReadOnly: true,
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email Address'), 'x')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { defaultValue: 'Ada', isDisabled: true } }

/** The fixed start is in the box, outside the value, and is read with the field. */
export const WithPrefix: Story = {
  args: {
    label: 'LinkedIn Profile',
    name: 'linkedin',
    prefix: 'linkedin.com/in/',
    defaultValue: 'ada-lovelace',
    autoComplete: 'url',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'LinkedIn Profile' }),
    ).toHaveAccessibleDescription('linkedin.com/in/')
  },
}

/**
 * Sent with an empty field: no bubble of the browser, the error by props, focus where the work is.
 */
export const ErrorOnSubmit: Story = {
  render: function Render(args) {
    const [error, setError] = useState<string>()
    const field = useRef<HTMLInputElement>(null)
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setError('Please enter a valid email address')
          field.current?.focus()
        }}
      >
        <Stack gap={5} align="start">
          <TextField {...args} ref={field} label="Email" type="email" isRequired error={error} />
          <Button type="submit">Send OTP</Button>
        </Stack>
      </form>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(
      canvas.getByText('Please enter a valid email address').closest('[aria-live]'),
    ).toHaveAttribute('aria-live', 'polite')
  },
}

/** At 320 px nothing sticks out: label, value, hint and error wrap or scroll inside. */
export const LongText: Story = {
  args: {
    label: 'A label that explains at length what a reader should put into this field',
    defaultValue: 'a-value-that-is-much-longer-than-the-field-is-wide-and-scrolls-inside',
    hint: 'https://example.com/an-address-without-a-single-break-that-is-longer-than-the-field',
    error: 'An error that takes more than one line because it tells how to put things right.',
    prefix: 'https://www.example.com/',
  },
  parameters: { maxWidth: 256 },
}

/** In a centered part of the page what is typed begins at the start. */
export const InCenter: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (StoryOfField) => (
      <div style={{ textAlign: 'center' }}>
        <StoryOfField />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).textAlign).toMatch(/^(start|left)$/)
  },
}
