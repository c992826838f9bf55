import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { expectAlert } from '../testing/expectAlert.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { SignUpScreen } from './SignUpScreen.tsx'
import { loaded } from '../testing/loaded.ts'

const signUp = fn()
const password = 'a brook over mossy stones'

const meta = {
  title: 'Screens/Sign up',
  component: SignUpScreen,
  args: {
    step: 'details',
    begun: undefined,
    signInHref: '/signin',
    termsHref: '/terms',
    privacyHref: '/privacy',
    detailsHref: '/signup',
    onBegun: fn(),
    onConfirmed: fn(),
    onSignedIn: fn(),
  },
  parameters: { layout: 'fullscreen', adapters: { account: { signUp } } },
  beforeEach: () => {
    signUp.mockReset().mockResolvedValue('registration-1')
  },
  decorators: [inScreenFrame],
} satisfies Meta<typeof SignUpScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function begin(canvas: Canvas, chosen = password) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'First Name' }), ' Nia ')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last Name' }), 'New')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' nia@example.org ')
  await userEvent.type(canvas.getByLabelText('Password'), chosen)
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
}

const setting = (value: 'invitation' | 'off') => ({
  adapters: { account: { signUpSetting: async () => value } } satisfies AdapterOverrides,
})

export const Open: Story = {
  parameters: { states: ['Sign up: open to everybody'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Create Your Account' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Invitation code' })).not.toBeInTheDocument()
    await expect(
      canvas.getByRole('link', { name: 'Already have an account? Sign in' }),
    ).toHaveAttribute('href', '/signin')
  },
}

/** Blanks are removed, but not from the password; the registration is passed to the second step. */
export const Begun: Story = {
  parameters: { states: ['Sign up: begun'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await begin(canvas)
    await waitFor(() =>
      expect(args.onBegun).toHaveBeenCalledWith({
        registration: 'registration-1',
        email: 'nia@example.org',
        firstName: 'Nia',
        lastName: 'New',
      }),
    )
    await expect(signUp).toHaveBeenCalledWith({
      firstName: 'Nia',
      lastName: 'New',
      email: 'nia@example.org',
      password,
      invitation: null,
    })
  },
}

/** The operator requires an invitation. */
export const Invitation: Story = {
  parameters: { ...setting('invitation'), states: ['Sign up: an invitation is asked for'] },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Invitation code' }),
      ' COME-IN ',
    )
    await begin(canvas)
    await waitFor(() =>
      expect(signUp).toHaveBeenCalledWith(expect.objectContaining({ invitation: 'COME-IN' })),
    )
  },
}

/** The operator has closed signing up: the page says so, and links to signing in. */
export const Off: Story = {
  parameters: { ...setting('off'), states: ['Sign up: closed'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/New accounts can’t be created at the moment/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
    await expect(canvas.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument()
  },
}

export const FieldsMissing: Story = {
  parameters: { states: ['Sign up: fields missing'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Account' }))
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveFocus()
    await expect(canvas.getByText('Choose a password.')).toBeVisible()
    await expect(signUp).not.toHaveBeenCalled()
  },
}

export const ShortPassword: Story = {
  parameters: { states: ['Sign up: password too short'] },
  play: async ({ canvas }) => {
    await begin(canvas, '7 chars')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible()
  },
}

/** The server knows which passwords are guessed first. What was typed stays. */
export const CommonPassword: Story = {
  parameters: { states: ['Sign up: password among those that are guessed first'] },
  play: async ({ canvas }) => {
    const serverMessage =
      'This password is one of those that are guessed first. Please choose another; a sentence of several words is a good one.'
    signUp.mockRejectedValue(new AdapterError({ status: 400, serverMessage }))
    await begin(canvas, 'password1')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(serverMessage)
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('nia@example.org')
  },
}

export const ServerUnreachable: Story = {
  parameters: {
    states: ['Sign up: the server cannot be reached'],
  },
  play: async ({ canvas }) => {
    signUp.mockRejectedValue(new AdapterError({ status: 0 }))
    await begin(canvas)
    await expectAlert(canvas, 'Failed to create your account. Please try again.')
  },
}

export const Busy: Story = {
  parameters: { states: ['Sign up: busy'] },
  play: async ({ canvas }) => {
    signUp.mockImplementation(never)
    await begin(canvas)
    await expect(canvas.getByRole('button', { name: /Create Account/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

/** Until the server has responded who may open an account. */
export const Loading: Story = {
  parameters: {
    states: ['Sign up: loading'],
    adapters: { account: { signUpSetting: never } } satisfies AdapterOverrides,
  },
}

export const LoadingFailed: Story = {
  parameters: {
    states: ['Sign up: that cannot be read'],
    adapters: { account: { signUpSetting: fails(503) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expectAlert(canvas, 'This page could not be loaded.')
  },
}

/** A signed-in learner is redirected at once. */
export const AlreadySignedIn: Story = {
  parameters: {
    states: ['Sign up: signed in already'],
    session: 'signed-in',
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
  },
}

export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}
