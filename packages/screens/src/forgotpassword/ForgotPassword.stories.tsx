import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { expectAlert } from '../testing/expectAlert.ts'
import { never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'
import { loaded } from '../testing/loaded.ts'

const meta = {
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  args: {
    step: 'request',
    sent: undefined,
    signInHref: '/signin',
    requestHref: '/forgot-password',
    onSent: fn(),
    onReset: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inScreenFrame],
} satisfies Meta<typeof ForgotPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function send(canvas: Canvas, email = ' dana@demo.test ') {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
}

async function fail(error: AdapterError): Promise<never> {
  throw error
}

const refused = (error: AdapterError) => ({
  chromatic: { disableSnapshot: true },
  adapters: { account: { requestReset: () => fail(error) } } satisfies AdapterOverrides,
})

export const Request: Story = {
  parameters: { states: ['Forgot password: step 1 “Forgot Password”'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute(
      'href',
      '/signin',
    )
  },
}

/** The second step gets the reset that the code belongs to. */
export const Sent: Story = {
  parameters: { states: ['Forgot password: success'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await send(canvas)
    const sent = { email: 'dana@demo.test', reset: expect.stringMatching(/^reset-/) }
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(sent))
  },
}

/** Reported before any call; the field takes the focus. */
export const NoAddress: Story = {
  parameters: { states: ['Forgot password: no address'] },
  play: async ({ canvas, args }) => {
    await send(canvas, 'dana')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible()
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}

/** A second press sends nothing. */
export const Busy: Story = {
  parameters: {
    states: ['Forgot password: busy'],
    adapters: { account: { requestReset: never } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Send OTP/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/**
 * At most three codes an hour for one address: the server says when the next one can be requested.
 */
export const LimitReached: Story = {
  parameters: {
    ...refused(
      new AdapterError({
        status: 429,
        serverMessage: 'Too many attempts. Please try again in 59 minutes.',
      }),
    ),
    states: ['Forgot password: failure'],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expectAlert(canvas, 'Too many attempts. Please try again in 59 minutes.')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@demo.test')
  },
}

export const ServerUnreachable: Story = {
  parameters: {
    ...refused(new AdapterError({ status: 0 })),
    states: ['Forgot password: failure without words'],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expectAlert(canvas, 'Failed to send OTP. Please try again.')
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}
