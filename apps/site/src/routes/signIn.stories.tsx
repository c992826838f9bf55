import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { login, signupSetting } from '@rampart/contract/calls/auth'
import { loginWithPasskey } from '@rampart/contract/calls/passkeys'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import { requireCode } from '../testing/storySite.ts'

const meta = {
  title: 'Site/Sign in',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/signin', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function signIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), ' Learner@Demo.test ')
  await userEvent.type(canvas.getByLabelText('Password'), 'Rampart-demo-1!')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
}

export const SignedOut: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Sign in: “Access Your Account”'] },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Access Your Account')
    await waitFor(() => expect(document.title).toBe('Sign In · Rampart'))
  },
}

/** Goes where the visitor wanted to; the header knows at once. */
export const Success: Story = {
  args: { path: '/signin?returnURL=%2F%3Ftype%3Dlab' },
  parameters: { states: ['Sign in: success'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await signIn(canvas)
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/?type=lab'))
    await expectHeading(canvas, 'Explore Courses and Labs')
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible()
  },
}

/** An address off the site leads home. */
export const ForeignReturnAddress: Story = {
  args: { path: '/signin?returnURL=%2F%2Fevil.example%2F' },
  parameters: {
    states: ['Sign in: a returnURL off the site leads home'],
  },
  play: async ({ canvas, args }) => {
    await signIn(canvas)
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
  },
}

/** 401 here is a wrong password, not an ended session: the server's words, and no redirect. */
export const WrongPassword: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Sign in: failure'],
    msw: [respond(login, failure('invalid_credentials'))],
  },
  play: async ({ canvas, args }) => {
    await signIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password.')
    await expect(canvas.getByLabelText('Password')).toHaveValue('Rampart-demo-1!')
    await expect(args.onNavigate).toHaveBeenCalledTimes(1)
  },
}

/** An address that is not valid: the server's words, which are the contract's own. */
export const RefusedByContract: Story = {
  parameters: {
    states: ['Sign in: the server does not take the address'],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'learner')
    await userEvent.type(canvas.getByLabelText('Password'), 'Rampart-demo-1!{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please enter a valid email address',
    )
  },
}

/** The way to an account keeps where the visitor wanted to go. */
export const CreateAccount: Story = {
  args: { path: '/signin?returnURL=%2Fcourse%2Flinux-for-cloud' },
  parameters: {
    states: ['Sign in: the way to a new account, where there is one'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?returnURL=%2Fcourse%2Flinux-for-cloud',
    )
  },
}

/** No link if accounts cannot be created. */
export const NoNewAccounts: Story = {
  parameters: {
    states: ['Sign in: nobody can create an account'],
    chromatic: { disableSnapshot: true },
    msw: [respond(signupSetting, { data: { signup: 'off' } })],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Forgot password?' })
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument(),
    )
  },
}

/** A signed-in learner goes on to the page; signing in is never the page to return to. */
export const AlreadySignedIn: Story = {
  args: { path: '/signin?returnURL=%2Fsignin', session: 'signed-in' },
  parameters: { states: ['Sign in: signed in already'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await expectHeading(canvas, 'Explore Courses and Labs')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
  },
}

/** Paths match in any case, and with slashes at their end. */
export const AlreadySignedInOtherSpelling: Story = {
  args: { path: '/signin?returnURL=%2FSignIn%2F', session: 'signed-in' },
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
  },
}

/** The code leads to where the visitor wanted to go. */
export const SecondFactor: Story = {
  args: { path: '/signin?returnURL=%2F%3Ftype%3Dlab' },
  parameters: { states: ['Sign in: by a code of the app'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    requireCode()
    await signIn(canvas)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123 456{Enter}')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/?type=lab'))
    await expect(await canvas.findByRole('button', { name: 'Account' })).toBeVisible()
  },
}

/** Said at the field; another code can be tried. */
export const WrongSecondFactor: Story = {
  parameters: { states: ['Sign in: the code is not right'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    requireCode()
    await signIn(canvas)
    const field = await canvas.findByRole('textbox', { name: 'Code' })
    await userEvent.type(field, '000000{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is incorrect\./))
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** Makes a passkey on this device, and comes back to the page for signing in. */
async function makePasskey(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a Passkey' }))
  const box = within(await screen.findByRole('dialog'))
  await userEvent.type(box.getByLabelText('Password'), 'Rampart-demo-1!{Enter}')
  await canvas.findByRole('list', { name: 'Passkeys' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
  const [link] = await canvas.findAllByRole('link', { name: 'Sign In' })
  await userEvent.click(link as HTMLElement)
  return canvas.findByRole('button', { name: 'Sign In With a Passkey' })
}

/** Without address or password, by a passkey that was made on this device. */
export const Passkey: Story = {
  args: { path: '/profile', session: 'signed-in' },
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Sign in: a passkey in place of address and password', 'Security: a passkey added'],
    pictures: [],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await makePasskey(canvas))
    await expect(await canvas.findByRole('button', { name: 'Account' })).toBeVisible()
  },
}

export const PasskeyRefused: Story = {
  args: { path: '/profile', session: 'signed-in' },
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Sign in: the passkey is not accepted'],
    pictures: [],
    msw: [respond(loginWithPasskey, failure('passkey_refused'))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await makePasskey(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This passkey was not accepted.',
    )
  },
}
