import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { expectAlert } from '../testing/expectAlert.ts'
import { expectNotified } from '../testing/expectNotified.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

const notify = fn()
const resetPassword = fn()
const signIn = fn()
const signOut = fn()
const message = 'If this address has an account, a code is on its way to it.'
const password = 'a brook over mossy stones'

const meta = {
  title: 'Screens/Reset password',
  component: ForgotPasswordScreen,
  args: {
    step: 'reset',
    sent: { email: 'dana@demo.test', reset: 'reset-1' },
    signInHref: '/signin',
    requestHref: '/forgot-password',
    onSent: fn(),
    onReset: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    adapters: { account: { resetPassword, signIn, signOut } },
    onNotify: notify,
  },
  beforeEach: () => {
    notify.mockClear()
    resetPassword.mockReset().mockResolvedValue(undefined)
    signIn.mockReset().mockRejectedValue(new AdapterError({ status: 401 }))
    signOut.mockReset().mockResolvedValue(undefined)
  },
  decorators: [inScreenFrame],
} satisfies Meta<typeof ForgotPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function reset(
  canvas: Canvas,
  { code = '1234 5678', first = password, second = password } = {},
) {
  await userEvent.click(canvas.getByRole('textbox', { name: /OTP/ }))
  await userEvent.paste(code)
  if (first) await userEvent.type(canvas.getByLabelText('New Password'), first)
  if (second) await userEvent.type(canvas.getByLabelText('Confirm Password'), second)
  await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
}

/** Says that the code was sent, and to which address; password managers get both. */
export const CodeSent: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Forgot password: step 2 “Reset Your Password”'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Reset Your Password' }),
    ).toBeVisible()
    await expect(canvas.getByText(message)).toBeVisible()
    await expect(canvas.getByText(/dana@demo\.test/)).toBeVisible()
    await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue(
      'dana@demo.test',
    )
    await expect(canvas.getByLabelText('New Password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
    await expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription(
      /8 to 128 characters/,
    )
    await expect(canvas.getByRole('link', { name: 'Use another address' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expect(canvas.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute(
      'href',
      '/signin',
    )
  },
}

/** A notice in the server's words, then the sign-in page. */
export const Success: Story = {
  parameters: { states: ['Forgot password: reset done'] },
  play: async ({ canvas, args }) => {
    await reset(canvas)
    await waitFor(() => expect(args.onReset).toHaveBeenCalledWith('dana@demo.test'))
    await expect(resetPassword).toHaveBeenCalledWith({
      email: 'dana@demo.test',
      reset: 'reset-1',
      otp: '12345678',
      newPassword: password,
    })
    await expectNotified(notify, 'success', 'Your password has been reset. Please sign in.')
  },
}

/** Shown as an alert before any call; the second field takes the focus. */
export const Mismatch: Story = {
  parameters: { states: ['Forgot password: the two differ'] },
  play: async ({ canvas }) => {
    await reset(canvas, { second: 'a brook over mossy stoves' })
    await expectAlert(canvas, 'Passwords do not match. Please try again.')
    await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus()
    await expect(resetPassword).not.toHaveBeenCalled()
  },
}

/** Everything that is missing is reported at once, in our words. */
export const FieldsMissing: Story = {
  parameters: { states: ['Forgot password: code or password missing'] },
  play: async ({ canvas }) => {
    await reset(canvas, { code: '1234', first: '', second: '' })
    await expect(canvas.getByRole('textbox', { name: /OTP/ })).toHaveFocus()
    await expect(canvas.getByText('The code has 8 digits.')).toBeVisible()
    await expect(canvas.getByText('Choose a password.')).toBeVisible()
    await expect(resetPassword).not.toHaveBeenCalled()
  },
}

/** Wrong, too old, used or tried too often: the same words. What was typed stays. */
export const CodeRefused: Story = {
  parameters: { states: ['Forgot password: reset fails'] },
  play: async ({ canvas }) => {
    const serverMessage =
      'This code is not valid or has expired. Please check it, or ask for a new one.'
    resetPassword.mockRejectedValue(new AdapterError({ status: 400, serverMessage }))
    await reset(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(serverMessage)
    await expect(canvas.getByLabelText('New Password')).toHaveValue(password)
  },
}

const codeRefused = new AdapterError({ status: 400, code: 'code_invalid' })
const resetAgain = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))

/** The password was set, but the response was lost; the code works only once. */
export const ResponseLost: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    resetPassword
      .mockRejectedValueOnce(new AdapterError({ status: 0 }))
      .mockRejectedValue(codeRefused)
    signIn.mockResolvedValue('token')
    await reset(canvas)
    await expectAlert(canvas, 'Failed to reset password. Please try again.')
    await expect(signIn).not.toHaveBeenCalled()
    await resetAgain(canvas)
    await waitFor(() => expect(args.onReset).toHaveBeenCalledWith('dana@demo.test'))
    await expect(signIn).toHaveBeenCalledWith('dana@demo.test', password)
    await expect(signOut).toHaveBeenCalledWith('token')
    await expectNotified(notify, 'success', 'Your password has been reset. Please sign in.')
  },
}

/** After a refused code the page tries once to sign in, and once more after a lost response. */
export const CodeRefusedAgain: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    resetPassword.mockRejectedValue(codeRefused)
    await reset(canvas)
    await expectAlert(canvas, /This code is not valid/)
    await resetAgain(canvas)
    await waitFor(() => expect(resetPassword).toHaveBeenCalledTimes(2))
    await expectAlert(canvas, /This code is not valid/)
    await expect(signIn).toHaveBeenCalledOnce()
    resetPassword.mockRejectedValueOnce(new AdapterError({ status: 504 }))
    await resetAgain(canvas)
    await expect(await canvas.findByText(/^Failed to reset password/)).toBeVisible()
    await resetAgain(canvas)
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2))
    await expect(args.onReset).not.toHaveBeenCalled()
  },
}

export const ServerUnreachable: Story = {
  parameters: {
    states: ['Forgot password: reset fails without words'],
  },
  play: async ({ canvas }) => {
    resetPassword.mockRejectedValue(new AdapterError({ status: 500 }))
    await reset(canvas)
    await expectAlert(canvas, 'Failed to reset password. Please try again.')
  },
}

export const Busy: Story = {
  parameters: { states: ['Forgot password: busy with the reset'] },
  play: async ({ canvas }) => {
    resetPassword.mockImplementation(never)
    await reset(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /Reset Password/ }))
    await expect(canvas.getByRole('button', { name: /Reset Password/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(resetPassword).toHaveBeenCalledOnce()
  },
}

/** The old digits are removed, the message is shown again, and the new reset is used. */
export const NewCode: Story = {
  parameters: {
    states: ['Forgot password: another code'],
    adapters: {
      account: { requestReset: async () => 'reset-2' },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /OTP/ }), '1111')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(await canvas.findByText(message)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /OTP/ })).toHaveValue('')
    await expect(args.onSent).toHaveBeenCalledWith({
      email: 'dana@demo.test',
      reset: 'reset-2',
    })
  },
}

/** The digits stay: their code is still valid. */
export const NewCodeLimit: Story = {
  parameters: {
    states: ['Forgot password: no more codes for now'],
    adapters: {
      account: { requestReset: fails(429, 'Too many attempts. Please try again in 59 minutes.') },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /OTP/ }), '1111')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expectAlert(canvas, 'Too many attempts. Please try again in 59 minutes.')
    await expect(canvas.getByRole('textbox', { name: /OTP/ })).toHaveValue('1111')
  },
}

/** A long address without blanks wraps. */
export const LongAddress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  args: {
    sent: {
      email: `${'a-very-long-name'.repeat(4)}@${'department.'.repeat(5)}example.org`,
      reset: 'reset-1',
    },
  },
  globals: { viewport: { value: 'phone' } },
}
