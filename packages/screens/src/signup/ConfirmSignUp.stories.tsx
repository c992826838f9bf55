import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { expectAlert } from '../testing/expectAlert.ts'
import { expectNotified } from '../testing/expectNotified.ts'
import { SignUpScreen } from './SignUpScreen.tsx'

const account = { signIn: fn(), signUp: fn(), confirmSignUp: fn() }
const notify = fn()
const password = 'a brook over mossy stones'
const begun = { registration: 'registration-1', email: 'nia@example.org' }

const meta = {
  title: 'Screens/Confirm sign up',
  component: SignUpScreen,
  args: {
    step: 'confirm',
    begun,
    signInHref: '/signin',
    termsHref: '/terms',
    privacyHref: '/privacy',
    detailsHref: '/signup',
    onBegun: fn(),
    onConfirmed: fn(),
    onSignedIn: fn(),
  },
  parameters: { layout: 'fullscreen', adapters: { account }, onNotify: notify },
  beforeEach: () => {
    notify.mockClear()
    account.signIn.mockReset().mockResolvedValue('token')
    account.signUp
      .mockReset()
      .mockResolvedValueOnce('registration-1')
      .mockResolvedValue('registration-2')
    account.confirmSignUp.mockReset().mockResolvedValue(undefined)
  },
  decorators: [inScreenFrame],
  // Shows the second step as the application does.
  render: function Render(args) {
    const [current, setCurrent] = useState({ step: args.step, begun: args.begun })
    const onBegun: typeof args.onBegun = (next) => {
      setCurrent({ step: 'confirm', begun: next })
      args.onBegun(next)
    }
    return <SignUpScreen {...args} {...current} onBegun={onBegun} />
  },
} satisfies Meta<typeof SignUpScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function begin(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'First Name' }), 'Nia')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last Name' }), 'New')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nia@example.org')
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
  await canvas.findByRole('heading', { level: 1, name: 'Confirm Your Email' })
}

const confirm = (canvas: Canvas, code = '12345678') =>
  userEvent.type(canvas.getByRole('textbox', { name: 'Confirmation code' }), `${code}{Enter}`)

/** Directly after the first step: the code has the focus, another one can be requested. */
export const CodeSent: Story = {
  parameters: { states: ['Sign up: begun'] },
  args: { step: 'details', begun: undefined },
  play: async ({ canvas }) => {
    await begin(canvas)
    await expect(canvas.getByRole('textbox', { name: 'Confirmation code' })).toHaveFocus()
    await expect(canvas.getByText(/nia@example\.org/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change your details' })).toHaveAttribute(
      'href',
      '/signup',
    )
  },
}

/** The password is still in memory: signed in at once. */
export const SignedInAtOnce: Story = {
  ...CodeSent,
  parameters: { states: ['Sign up: done'] },
  play: async ({ canvas, args }) => {
    await begin(canvas)
    await confirm(canvas)
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(account.confirmSignUp).toHaveBeenCalledWith('registration-1', '12345678')
    await expect(account.signIn).toHaveBeenCalledWith('nia@example.org', password)
    await expectNotified(notify, 'success', 'Welcome! Your account is ready.')
    await expect(args.onConfirmed).not.toHaveBeenCalled()
  },
}

/** The account exists although signing in fails. */
export const SignInFails: Story = {
  ...CodeSent,
  parameters: {
    states: ['Sign up: done, but signing in fails'],
  },
  play: async ({ canvas, args }) => {
    account.signIn.mockRejectedValue(new AdapterError({ status: 429 }))
    await begin(canvas)
    await confirm(canvas)
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalledWith('nia@example.org'))
    await expectNotified(notify, 'success', 'Your account is ready. Please sign in.')
  },
}

/**
 * After a reload the password is gone: the code can still be confirmed; for another one the learner
 * begins again.
 */
export const Reloaded: Story = {
  parameters: { states: ['Sign up: after a reload'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'No code? Start over' })).toHaveAttribute(
      'href',
      '/signup',
    )
    await confirm(canvas)
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalledWith('nia@example.org'))
    await expect(account.signIn).not.toHaveBeenCalled()
  },
}

/** A new code belongs to a new registration, which is used from now on. */
export const NewCode: Story = {
  ...CodeSent,
  parameters: { states: ['Sign up: another code'] },
  play: async ({ canvas }) => {
    await begin(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Confirmation code' }), '1111')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(await canvas.findByText(/A new code is on its way/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Confirmation code' })).toHaveValue('')
    await confirm(canvas)
    await waitFor(() =>
      expect(account.confirmSignUp).toHaveBeenCalledWith('registration-2', '12345678'),
    )
  },
}

/** The digits stay: their code is still valid. */
export const NewCodeLimit: Story = {
  ...CodeSent,
  parameters: { states: ['Sign up: no more codes for now'] },
  play: async ({ canvas }) => {
    await begin(canvas)
    account.signUp.mockRejectedValue(
      new AdapterError({
        status: 429,
        serverMessage: 'Too many attempts. Please try again in 59 minutes.',
      }),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Confirmation code' }), '1111')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expectAlert(canvas, 'Too many attempts. Please try again in 59 minutes.')
    await expect(canvas.getByRole('textbox', { name: 'Confirmation code' })).toHaveValue('1111')
  },
}

export const CodeRefused: Story = {
  parameters: { states: ['Sign up: code refused'] },
  play: async ({ canvas }) => {
    const serverMessage =
      'This code is not valid or has expired. Please check it, or ask for a new one.'
    account.confirmSignUp.mockRejectedValue(new AdapterError({ status: 400, serverMessage }))
    await confirm(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(serverMessage)
  },
}

const codeRefused = new AdapterError({ status: 400, code: 'code_invalid' })
const confirmAgain = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))

/** The account was made, but the response was lost; the code works only once. */
export const AnswerLost: Story = {
  ...CodeSent,
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    account.confirmSignUp
      .mockRejectedValueOnce(new AdapterError({ status: 0 }))
      .mockRejectedValue(codeRefused)
    await begin(canvas)
    await confirm(canvas)
    await expectAlert(canvas, 'Failed to confirm your account. Please try again.')
    await confirmAgain(canvas)
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(account.signIn).toHaveBeenCalledWith('nia@example.org', password)
    await expectNotified(notify, 'success', 'Welcome! Your account is ready.')
  },
}

/** Reloaded while the code was confirmed: this page cannot find out whether it was. */
export const CodeRefusedAfterReload: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    account.confirmSignUp.mockRejectedValue(codeRefused)
    await confirm(canvas)
    await expectAlert(
      canvas,
      'This code is not valid or has already been used. If you have confirmed your account, sign in. If not, start over.',
    )
    await expect(account.signIn).not.toHaveBeenCalled()
  },
}

/** After a refused code the page tries once to sign in, and once more after a lost response. */
export const CodeRefusedAgain: Story = {
  ...CodeSent,
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    account.confirmSignUp.mockRejectedValue(codeRefused)
    account.signIn.mockRejectedValue(new AdapterError({ status: 401 }))
    await begin(canvas)
    await confirm(canvas)
    await expectAlert(canvas, /This code is not valid/)
    await confirmAgain(canvas)
    await waitFor(() => expect(account.confirmSignUp).toHaveBeenCalledTimes(2))
    await expectAlert(canvas, /This code is not valid/)
    await expect(account.signIn).toHaveBeenCalledOnce()
    account.confirmSignUp.mockRejectedValueOnce(new AdapterError({ status: 504 }))
    await confirmAgain(canvas)
    await expect(await canvas.findByText(/^Failed to confirm your account/)).toBeVisible()
    await confirmAgain(canvas)
    await waitFor(() => expect(account.signIn).toHaveBeenCalledTimes(2))
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const CodeTooShort: Story = {
  parameters: { states: ['Sign up: code too short'] },
  play: async ({ canvas }) => {
    await confirm(canvas, '1234')
    await expect(canvas.getByRole('textbox', { name: 'Confirmation code' })).toHaveFocus()
    await expect(canvas.getByText('The code has 8 digits.')).toBeVisible()
    await expect(account.confirmSignUp).not.toHaveBeenCalled()
  },
}
