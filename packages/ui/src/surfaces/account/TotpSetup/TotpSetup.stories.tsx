import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dark } from '../../../docs/modes.ts'
import { sampleQr, sampleUri } from './sampleQr.ts'
import { TotpSetup } from './TotpSetup.tsx'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const meta = {
  title: 'Surfaces/Account/TotpSetup',
  component: TotpSetup,
  args: { secret, uri: sampleUri, qr: sampleQr, onCopy: fn(async () => {}), onSubmit: fn() },
  parameters: { maxWidth: 520 },
} satisfies Meta<typeof TotpSetup>

export default meta
type Story = StoryObj<typeof meta>

/** Three ways to bring the key to the app. */
export const Shown: Story = {
  parameters: { ...dark, states: ['Security: the key of an authenticator app'] },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(/^Scan this QR code/)).toHaveFocus())
    await expect(canvas.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Open in an app on this device' }),
    ).toHaveAttribute('href', sampleUri)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await expect(args.onCopy).toHaveBeenCalledWith(secret)
  },
}

export const Sent: Story = {
  parameters: { states: ['Security: the code of a new app'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123 456{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('123456')
  },
}

export const WrongCode: Story = {
  args: { errors: { code: 'This code is incorrect. Please check it.' } },
  parameters: { states: ['Security: the code of a new app is not right'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/This code is incorrect\./)
  },
}

export const Failed: Story = {
  args: { error: 'The server could not be reached.' },
  parameters: { states: ['Security: setting up fails'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not be reached.')
  },
}

/** Nothing is sent twice. */
export const Busy: Story = {
  args: { isPending: true },
  parameters: { states: ['Security: busy with the code of a new app'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: /Turn On/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** The key runs from left to right all the same. */
export const Arabic: Story = { tags: ['edge'], globals: { language: 'ar' } }
