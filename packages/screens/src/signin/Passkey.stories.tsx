import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import type { AccountAdapter, AuthenticatorAdapter } from '../adapters/adapters.ts'
import { arabicScreens } from '../messages/arabic.ts'
import { expectAlert } from '../testing/expectAlert.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { refusal } from '../testing/memory/refusals.ts'
import { shownPasskey } from '../testing/passkeyFixtures.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { SignInScreen } from './SignInScreen.tsx'

const signInWithPasskey = fn<AccountAdapter['signInWithPasskey']>(async () => 'token')
const finishSignInWithPasskey = fn<AccountAdapter['finishSignInWithPasskey']>(async () => 'token')
const beginPasskeySignIn = fn<AccountAdapter['beginPasskeySignIn']>()

const answering = (
  account: Partial<AccountAdapter> = {},
  authenticator: Partial<AuthenticatorAdapter> = {},
) => ({
  adapters: {
    account: { signInWithPasskey, finishSignInWithPasskey, ...account },
    authenticator: { show: async () => shownPasskey, ...authenticator },
  } satisfies AdapterOverrides,
})

/** The password is right, and a second factor is asked for. */
const pending = (...methods: ('passkey' | 'totp' | 'recovery')[]): Partial<AccountAdapter> => ({
  signIn: async () => ({ challenge: 'one', methods }),
  beginPasskeyStep: async (challenge) => ({
    challenge,
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  }),
})

const meta = {
  title: 'Screens/Sign in, passkeys',
  component: SignInScreen,
  args: {
    email: 'learner@demo.test',
    forgotPasswordHref: '/forgot-password',
    signUpHref: '/signup',
    onSignedIn: fn(),
  },
  parameters: { layout: 'fullscreen', ...answering() },
  decorators: [inScreenFrame],
  beforeEach: () => {
    signInWithPasskey.mockClear()
    finishSignInWithPasskey.mockClear()
    beginPasskeySignIn.mockClear()
  },
} satisfies Meta<typeof SignInScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const button = { name: 'Sign In With a Passkey' }
const press = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', button))

/** Enters the password and goes to the second step. */
async function begin(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('Password'), 'Rampart-demo-1!{Enter}')
  return canvas.findByRole('heading', { level: 1, name: 'Confirm It’s You' })
}

/** No address and no password are needed. */
export const SignedIn: Story = {
  parameters: { states: ['Sign in: a passkey in place of address and password'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    )
    await press(canvas)
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(signInWithPasskey.mock.calls).toEqual([[shownPasskey]])
  },
}

/** The browser offers passkeys once somebody uses the form; before that nothing is requested. */
export const Offered: Story = {
  parameters: {
    states: ['Sign in: a passkey that the browser offers where it fills in'],
    pictures: [],
    ...answering(
      { beginPasskeySignIn },
      {
        offer: async (begin) => {
          await begin()
          return shownPasskey
        },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', button)
    await expect(beginPasskeySignIn).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }))
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(beginPasskeySignIn).toHaveBeenCalledOnce()
    await expect(signInWithPasskey.mock.calls).toEqual([[shownPasskey]])
  },
}

const offersMade = fn<(signal: AbortSignal) => void>()
const limit = { over: new AbortController() }

/** An offer whose challenge has expired is followed by another one. */
export const OfferRenewed: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    pictures: [],
    ...answering(
      {},
      {
        offer: (_begin, signal) =>
          new Promise((resolve) => {
            offersMade(signal)
            signal.addEventListener('abort', () => resolve(null))
          }),
      },
    ),
  },
  beforeEach: () => {
    offersMade.mockClear()
    limit.over = new AbortController()
    const timeout = spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.over.signal)
    return () => timeout.mockRestore()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Email' }))
    await waitFor(() => expect(offersMade).toHaveBeenCalledOnce())
    const expired = limit.over
    limit.over = new AbortController()
    expired.abort()
    await waitFor(() => expect(offersMade).toHaveBeenCalledTimes(2))
  },
}

const offersEnded = fn()

/** After the page is left, nothing is offered any more. */
export const OfferEnds: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    pictures: [],
    ...answering(pending('recovery'), {
      offer: (_begin, signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            offersEnded()
            resolve(null)
          }),
        ),
    }),
  },
  play: async ({ canvas }) => {
    offersEnded.mockClear()
    await begin(canvas)
    await waitFor(() => expect(offersEnded).toHaveBeenCalledOnce())
  },
}

export const Unsupported: Story = {
  parameters: {
    states: ['Sign in: this browser has no passkeys'],
    ...answering(pending('passkey', 'recovery'), { isSupported: () => false }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', button)).toBeNull()
    await begin(canvas)
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  },
}

/** What was typed stays. */
export const BrokenOff: Story = {
  parameters: {
    states: ['Sign in: a passkey broken off'],
    pictures: [],
    ...answering({}, { show: async () => null }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'half of it')
    await press(canvas)
    await waitFor(() => expect(canvas.getByRole('button', button)).not.toHaveAttribute('aria-busy'))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByLabelText('Password')).toHaveValue('half of it')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('learner@demo.test')
    await expect(signInWithPasskey).not.toHaveBeenCalled()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  parameters: {
    states: ['Sign in: the passkey is not accepted'],
    ...answering({ signInWithPasskey: () => Promise.reject(refusal('passkey_refused')) }),
  },
  play: async ({ canvas }) => {
    await press(canvas)
    await expectAlert(
      canvas,
      'This passkey was not accepted. Please try again, or sign in another way.',
    )
  },
}

/** The browser refuses, for example because the page is at another host than passkeys are for. */
export const BrowserFails: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    pictures: [],
    ...answering({}, { show: fails(400) }),
  },
  play: async ({ canvas }) => {
    await press(canvas)
    await expectAlert(canvas, 'Failed to sign in. Please try again.')
    // The password works as before.
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password.'),
    )
  },
}

export const Busy: Story = {
  parameters: {
    states: ['Sign in: busy with a passkey'],
    ...answering({}, { show: never }),
  },
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', button)).toHaveAttribute('aria-busy', 'true'),
    )
    await press(canvas)
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible()
  },
}

export const AfterPassword: Story = {
  parameters: {
    states: ['Sign in: a passkey is asked for after the password'],
    ...answering(pending('passkey', 'recovery')),
  },
  play: async ({ canvas, args }) => {
    await begin(canvas)
    const show = canvas.getByRole('button', { name: 'Continue With Your Passkey' })
    await expect(show).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Use your authenticator app' })).toBeNull()
    await expect(finishSignInWithPasskey).not.toHaveBeenCalled()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const AfterPasswordSignedIn: Story = {
  parameters: {
    states: ['Sign in: a passkey is asked for after the password'],
    pictures: [],
    ...answering(pending('passkey')),
  },
  play: async ({ canvas, args }) => {
    await begin(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue With Your Passkey' }))
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(finishSignInWithPasskey.mock.calls).toEqual([
      [
        {
          email: 'learner@demo.test',
          challenge: 'one',
          passkey: shownPasskey,
        },
      ],
    ])
  },
}

/** From each way the others can be chosen. */
export const BesideCodes: Story = {
  parameters: {
    states: ['Sign in: a passkey in place of a code'],
    ...answering(pending('passkey', 'totp', 'recovery')),
  },
  play: async ({ canvas }) => {
    await begin(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Use your authenticator app' }))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }))
    await expect(canvas.getByRole('button', { name: 'Continue With Your Passkey' })).toHaveFocus()
  },
}

/** After a cancel it is still the same sign-in; when that has ended, it begins again. */
export const AfterPasswordOver: Story = {
  parameters: {
    states: ['Sign in: the second step took too long'],
    pictures: [],
    ...answering({
      ...pending('passkey'),
      finishSignInWithPasskey: () => Promise.reject(refusal('challenge_over')),
    }),
  },
  play: async ({ canvas }) => {
    await begin(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue With Your Passkey' }))
    await expectAlert(canvas, 'Please start again.')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('learner@demo.test')
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { language: 'ar', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { signIn } = arabicScreens
    await expect(await canvas.findByRole('button', { name: signIn.withPasskey })).toBeVisible()
  },
}
