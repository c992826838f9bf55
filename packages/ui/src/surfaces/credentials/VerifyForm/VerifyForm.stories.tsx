import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inLargeText } from '../../../docs/inLargeText.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { VerifyForm } from './VerifyForm.tsx'

const meta = {
  title: 'Surfaces/Credentials/VerifyForm',
  component: VerifyForm,
  args: { onSubmit: fn(), onEdit: fn() },
  parameters: { maxWidth: 576 },
} satisfies Meta<typeof VerifyForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Certification ID' })

/** Verify is disabled without an ID; spaces alone are not one. */
export const Empty: Story = {
  parameters: { ...darkAndMirrored, states: ['Verify certificate: empty'] },
  play: async ({ canvas, args }) => {
    const verify = canvas.getByRole('button', { name: 'Verify' })
    await expect(verify).toBeDisabled()
    await userEvent.type(field(canvas), '   {Enter}')
    await expect(verify).toBeDisabled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(field(canvas))
  },
}

/** Enter sends it without the spaces around it. */
export const Filled: Story = {
  parameters: { states: ['Verify certificate: filled'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), ' CSN-7K3MQ9ZT4XWB ')
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('CSN-7K3MQ9ZT4XWB')
  },
}

/** What was typed stays; an edit asks the caller to remove the error. */
export const Refused: Story = {
  parameters: { states: ['Verify certificate: “Invalid Certification ID. Format should be'] },
  args: { error: 'Invalid Certification ID. Format should be: CSN-xxxxx' },
  play: async ({ canvas, args }) => {
    await expect(field(canvas)).toHaveAccessibleDescription(
      'Invalid Certification ID. Format should be: CSN-xxxxx',
    )
    await expect(field(canvas)).toBeInvalid()
    await userEvent.type(field(canvas), '7')
    await expect(args.onEdit).toHaveBeenCalled()
    await expect(field(canvas)).toHaveValue('7')
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: Refused.args ?? {},
  globals: { viewport: { value: 'phone' } },
}

/** The button is as high as the box and level with it. */
export const LargeText: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: inLargeText,
  play: async ({ canvas }) => {
    const box = field(canvas).parentElement?.getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Verify' }).getBoundingClientRect()
    await expect(Math.abs(button.top - (box?.top ?? 0))).toBeLessThanOrEqual(1)
    await expect(Math.abs(button.bottom - (box?.bottom ?? 0))).toBeLessThanOrEqual(1)
  },
}
