import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { expectAlert } from '../testing/expectAlert.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { SignInScreen } from './SignInScreen.tsx'
import { arabicScreens } from '../messages/arabic.ts'
import { loaded } from '../testing/loaded.ts'

const meta = {
  title: 'Screens/Sign in',
  component: SignInScreen,
  args: { forgotPasswordHref: '/forgot-password', signUpHref: '/signup', onSignedIn: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [inScreenFrame],
} satisfies Meta<typeof SignInScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fill(canvas: Canvas, email = 'learner@demo.test', password = 'Rampart-demo-1!') {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
}

export const SignedOut: Story = {
  parameters: { states: ['Sign in: “Access Your Account”'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Access Your Account' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Forgot/ })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup',
    )
  },
}

/** The operator has closed signing up. */
export const NoNewAccounts: Story = {
  parameters: { states: ['Sign in: nobody can create an account'] },
  args: { signUpHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

/** After a reset or a new account the address is there already. */
export const EmailKnown: Story = {
  args: { email: 'dana@demo.test' },
  parameters: {
    states: ['Sign in: after a reset or a new account'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@demo.test')
  },
}

/** The server ended the session, for example after a new password on another device. */
export const SessionEnded: Story = {
  tags: ['edge'],
  args: { hasEnded: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your session has ended. Please sign in again.'),
    ).toBeVisible()
  },
}

/** A signed-in learner is redirected at once. */
export const AlreadySignedIn: Story = {
  parameters: {
    states: ['Sign in: signed in already'],
    session: 'signed-in',
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
  },
}

/** Enter sends the form; the token is stored before the page changes. */
export const Success: Story = {
  parameters: { states: ['Sign in: success'] },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
  },
}

/** Both missing fields are reported at once, in our words; the first takes the focus. */
export const FieldsMissing: Story = {
  parameters: { states: ['Sign in: email or password missing'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await expect(canvas.getByText('Enter your password.')).toBeVisible()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

/** The server's words; what was typed stays. */
export const WrongPassword: Story = {
  parameters: {
    states: ['Sign in: failure'],
    adapters: {
      account: { signIn: fails(401, 'Invalid email or password.') },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await expectAlert(canvas, 'Invalid email or password.')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('learner@demo.test')
  },
}

/** After ten failures the server says how long to wait. */
export const TooManyAttempts: Story = {
  parameters: {
    states: ['Sign in: after ten failures'],
    adapters: {
      account: { signIn: fails(429, 'Too many attempts. Please try again in 15 minutes.') },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await expectAlert(canvas, 'Too many attempts. Please try again in 15 minutes.')
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  },
}

export const NoToken: Story = {
  parameters: {
    states: ['Sign in: an answer without a token'],
    adapters: { account: { signIn: async () => undefined } } satisfies AdapterOverrides,
  },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await expectAlert(canvas, 'No token received. Please check your API response.')
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const ServerUnreachable: Story = {
  parameters: {
    states: ['Sign in: failure without words'],
    adapters: { account: { signIn: fails(500) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await expectAlert(canvas, 'Failed to sign in. Please try again.')
  },
}

/** A second press does not send again. */
export const Busy: Story = {
  parameters: {
    states: ['Sign in: busy'],
    adapters: { account: { signIn: never } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}

/** Right to left, in another script; course texts stay in the language they were written in. */
export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: arabicScreens.signIn.title }),
    ).toBeVisible()
  },
}
