import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { login, signup, signupSetting } from '@rampart/contract/calls/auth'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import { storySite } from '../testing/storySite.ts'

const meta = {
  title: 'Site/Sign up',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/signup?returnURL=%2F%3Ftype%3Dlab', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'First Name' }), 'Nia')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last Name' }), 'New')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nia@example.org')
  await userEvent.type(canvas.getByLabelText('Password'), 'a brook over mossy stones{Enter}')
}

async function begin(canvas: Canvas) {
  await fill(canvas)
  await canvas.findByRole('heading', { level: 1, name: 'Confirm Your Email' })
}

const mailedCode = () => storySite().people.mailedCode('nia@example.org') ?? ''

const confirm = (canvas: Canvas, code: string) =>
  userEvent.type(canvas.getByRole('textbox', { name: 'Confirmation code' }), `${code}{Enter}`)

/** The way to sign in keeps where the visitor wanted to go. */
export const Open: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Sign up: open to everybody'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'First Name' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Create Your Account · Rampart'))
    await expect(
      canvas.getByRole('link', { name: 'Already have an account? Sign in' }),
    ).toHaveAttribute('href', '/signin?returnURL=%2F%3Ftype%3Dlab')
  },
}

/** Signed in at once, and where the visitor wanted to go. */
export const Success: Story = {
  parameters: { states: ['Sign up: done'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await begin(canvas)
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/signup?step=confirm&returnURL=%2F%3Ftype%3Dlab',
      ),
    )
    await confirm(canvas, mailedCode())
    await expectHeading(canvas, 'Explore Courses and Labs')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/?type=lab'))
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('Welcome! Your account is ready.')).toBeVisible())
  },
}

/** The account exists: the sign-in page has its address and works as before. */
export const SignInFails: Story = {
  parameters: {
    states: ['Sign up: done, but signing in fails'],
    chromatic: { disableSnapshot: true },
    msw: [respond(login, failure('unavailable'))],
  },
  play: async ({ canvas, args }) => {
    await begin(canvas)
    await confirm(canvas, mailedCode())
    await expectHeading(canvas, 'Access Your Account')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('nia@example.org')
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/signin?returnURL=%2F%3Ftype%3Dlab'),
    )
    await waitFor(() =>
      expect(screen.getByText('Your account is ready. Please sign in.')).toBeVisible(),
    )
  },
}

export const WrongCode: Story = {
  parameters: { states: ['Sign up: code refused'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await begin(canvas)
    await confirm(canvas, '00000000')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This code is not valid or has expired. Please check it, or ask for a new one.',
    )
  },
}

/** Changing the details finds them as they were typed. */
export const ChangeDetails: Story = {
  parameters: {
    states: ['Sign up: the details are to be changed'],
  },
  play: async ({ canvas }) => {
    await begin(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Change your details' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('nia@example.org')
  },
}

/** The invitation is asked for; a wrong one is refused in the server's words. */
export const Invitation: Story = {
  parameters: {
    states: ['Sign up: an invitation is asked for'],
    chromatic: { disableSnapshot: true },
    msw: [
      respond(signupSetting, { data: { signup: 'invitation' } }),
      respond(signup, failure('invitation_required')),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Invitation code' }), 'NOPE')
    await fill(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'A valid invitation is required to create an account.',
    )
  },
}

export const Off: Story = {
  parameters: {
    states: ['Sign up: closed'],
    chromatic: { disableSnapshot: true },
    msw: [respond(signupSetting, { data: { signup: 'off' } })],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/New accounts can’t be created at the moment/),
    ).toBeVisible()
  },
}

/** Opened by its address alone, the second step has no registration: begin with the first. */
export const SecondStepByAddress: Story = {
  args: { path: '/signup?step=confirm' },
  parameters: {
    states: ['Sign up: step 2 by its address alone'],
  },
  play: async ({ canvas, args }) => {
    await expectHeading(canvas, 'Create Your Account')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/signup'))
  },
}
