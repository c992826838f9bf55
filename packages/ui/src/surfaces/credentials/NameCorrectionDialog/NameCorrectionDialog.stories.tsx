import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { NameCorrectionDialog } from './NameCorrectionDialog.tsx'

const meta = {
  title: 'Surfaces/Credentials/NameCorrectionDialog',
  component: NameCorrectionDialog,
  parameters: {
    docs: { story: { inline: false, height: 620 } },
    chromatic: { disableSnapshot: true },
  },
  args: {
    firstName: 'Dana',
    lastName: 'Learner',
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof NameCorrectionDialog>

export default meta
type Story = StoryObj<typeof meta>

const field = (name: string) => screen.findByRole('textbox', { name })

/** The current names are in the fields; they are sent without spaces around them. */
export const Filled: Story = {
  tags: ['edge'],
  play: async ({ args }) => {
    const first = await field('First name')
    await expect(first).toHaveFocus()
    await expect(first).toHaveValue('Dana')
    await userEvent.clear(first)
    await expect(screen.getByRole('button', { name: 'Send Request' })).toBeDisabled()
    await userEvent.type(first, '  Dána ')
    await userEvent.type(await field('Why? (optional)'), 'An accent.')
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      firstName: 'Dána',
      lastName: 'Learner',
      note: 'An accent.',
    })
  },
}

/** Nothing can be changed or sent again, and the dialog cannot be closed. */
export const Busy: Story = {
  tags: ['edge'],
  args: { isPending: true },
  play: async ({ args }) => {
    await userEvent.type(await field('Last name'), 'X{Enter}')
    await expect(await field('Last name')).toHaveValue('Learner')
    await userEvent.keyboard('{Escape}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** It says why, and keeps what was typed. */
export const Refused: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    states: ['Name correction: asks for the right name', 'Name correction: refused'],
  },
  args: { error: 'This name is already on it. Please type the right name.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('already on it')
    await userEvent.type(await field('Last name'), '-Lee')
    await expect(await field('Last name')).toHaveValue('Learner-Lee')
  },
}

export const Cancelled: Story = {
  tags: ['edge'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const ArabicOnAPhone: Story = {
  tags: ['edge'],
  args: { firstName: 'Vertrauenswürdigkeitsüberprüfungsverfahrensdurchführung' },
  globals: { language: 'ar', viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
