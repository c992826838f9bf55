import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { ProfileForm } from './ProfileForm.tsx'

const dana = {
  firstName: 'Dana',
  lastName: 'Learner',
  email: 'learner@demo.test',
  gender: 'other',
  phoneNumber: '2348012345678',
  linkedInProfile: 'linkedin.com/in/dana-learner',
  labTime: 'standard',
}

const meta = {
  title: 'Surfaces/Account/ProfileForm',
  component: ProfileForm,
  args: { values: dana, onChange: fn(), onDiscard: fn(), onSubmit: fn() },
} satisfies Meta<typeof ProfileForm>

export default meta
type Story = StoryObj<typeof meta>

/** Both hints stay visible; the e-mail address can be read and copied, not changed. */
export const Kept: Story = {
  parameters: { ...darkAndMirrored, states: ['Profile Update: the form'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), '!')
    await expect(args.onChange).toHaveBeenLastCalledWith('firstName', 'Dana!')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gender' }), 'Female')
    await expect(args.onChange).toHaveBeenLastCalledWith('gender', 'female')
    await expect(canvas.getByRole('textbox', { name: 'Email Address' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('textbox', { name: 'Phone Number' })).toHaveAccessibleDescription(
      /country-code format, for example 2348012345678/,
    )
    await expect(
      canvas.getByRole('textbox', { name: 'LinkedIn Profile' }),
    ).toHaveAccessibleDescription(/linkedin\.com\/in\/your-name/)
    await userEvent.keyboard('{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Labs run longer for the same credits; the hint says when this begins. */
export const MoreTime: Story = {
  parameters: { states: ['Profile Update: more time in labs'] },
  args: { values: { ...dana, labTime: 'double' }, hasChanges: true },
  play: async ({ canvas, args }) => {
    const time = canvas.getByRole('combobox', { name: 'I Need More Time in Labs' })
    await expect(time).toHaveDisplayValue('Yes, twice as long')
    await expect(time).toHaveAccessibleDescription(
      'For the same credits, from your next launch on.',
    )
    await userEvent.selectOptions(time, 'Yes, 1.5 times as long')
    await expect(args.onChange).toHaveBeenLastCalledWith('labTime', 'longer')
  },
}

/** Enter sends it, too. */
export const Changed: Story = {
  parameters: { states: ['Profile Update: changed'] },
  args: { hasChanges: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last Name' }), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard Changes' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}

/**
 * After each try the focus goes to the first wrong field, but not away from a field in which
 * someone types.
 */
export const Refused: Story = {
  parameters: { states: ['Profile Update: refused'] },
  args: {
    hasChanges: true,
    values: { ...dana, phoneNumber: '0801', linkedInProfile: 'example.org' },
    errors: {
      linkedInProfile: 'LinkedIn profile must look like linkedin.com/in/your-name.',
      phoneNumber: 'Phone number must be in country-code format.',
    },
  },
  render: function Render(args) {
    const [values, setValues] = useState(args.values)
    return (
      <ProfileForm
        {...args}
        values={values}
        onChange={(field, value) => setValues({ ...values, [field]: value })}
      />
    )
  },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone Number' })
    await waitFor(() => expect(phone).toHaveFocus())
    const linkedIn = canvas.getByRole('textbox', { name: 'LinkedIn Profile' })
    await expect(linkedIn).toHaveAccessibleDescription(
      /must look like linkedin\.com\/in\/your-name/,
    )
    await userEvent.type(linkedIn, '/x')
    await expect(linkedIn).toHaveFocus()
  },
}

export const Failed: Story = {
  parameters: { states: ['Profile Update: fails without words'] },
  args: { hasChanges: true, error: 'Failed to update profile. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to update profile. Please try again.',
    )
  },
}

/** A second press does not send again. */
export const Busy: Story = {
  parameters: { states: ['Profile Update: busy'] },
  args: { hasChanges: true, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: {
    hasChanges: true,
    values: {
      ...dana,
      firstName: 'Oluwaseun-Adébáyọ̀ Wolfeschlegelsteinhausenbergerdorff',
      email: 'a-very-long-address-of-somebody@a-very-long-name-of-a-company.example.org',
      linkedInProfile:
        'https://www.linkedin.com/in/oluwaseun-adebayo-wolfeschlegelsteinhausenbergerdorff',
    },
  },
  globals: { viewport: { value: 'phone' } },
}

/** The button disappears with the changes; the focus moves to the one beside it. */
export const FocusAfterDiscard: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [hasChanges, setChanges] = useState(true)
    return <ProfileForm {...args} hasChanges={hasChanges} onDiscard={() => setChanges(false)} />
  },
  play: async ({ canvas }) => {
    const discard = canvas.getByRole('button', { name: 'Discard Changes' })
    discard.focus()
    await userEvent.keyboard('{Enter}')
    await expect(discard).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Update Profile' })).toHaveFocus()
  },
}
