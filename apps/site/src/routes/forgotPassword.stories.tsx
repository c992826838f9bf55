import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import { storySite } from '../testing/storySite.ts'

const meta = {
  title: 'Site/Forgot password',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/forgot-password', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function send(canvas: Canvas) {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Email' }),
    ' Learner@demo.test {Enter}',
  )
  await canvas.findByRole('heading', { level: 1, name: 'Reset Your Password' })
}

const mailedCode = () => storySite().people.mailedCode('learner@demo.test') ?? ''

async function reset(canvas: Canvas, code: string) {
  await userEvent.type(canvas.getByRole('textbox', { name: /OTP/ }), code)
  await userEvent.type(canvas.getByLabelText('New Password'), 'a brook over mossy stones')
  await userEvent.type(
    canvas.getByLabelText('Confirm Password'),
    'a brook over mossy stones{Enter}',
  )
}

/** The second step: its own title and address, the server's message, focus on the code. */
export const CodeSent: Story = {
  parameters: {
    states: ['Forgot password: success', 'Forgot password: step 2 “Reset Your Password”'],
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(document.title).toBe('Forgot Password · Rampart'))
    await send(canvas)
    await expect(
      canvas.getByText('If this address has an account, a code is on its way to it.'),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /OTP/ })).toHaveFocus())
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/forgot-password?step=reset'),
    )
    await waitFor(() => expect(document.title).toBe('Reset Your Password · Rampart'))
  },
}

/** Ends at the sign-in page with a notice and the address filled in. */
export const Success: Story = {
  parameters: { states: ['Forgot password: reset done'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await send(canvas)
    await reset(canvas, mailedCode())
    await expectHeading(canvas, 'Access Your Account')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/signin'))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('Learner@demo.test')
    await waitFor(() =>
      expect(screen.getByText('Your password has been reset. Please sign in.')).toBeVisible(),
    )
  },
}

/** A session in this browser ends too: every token of the account has ended. */
export const SuccessWhileSignedIn: Story = {
  args: { session: 'signed-in' },
  parameters: { states: ['Forgot password: reset done'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await send(canvas)
    await reset(canvas, mailedCode())
    await expectHeading(canvas, 'Access Your Account')
    await expect(canvas.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument()
  },
}

export const WrongCode: Story = {
  parameters: { states: ['Forgot password: reset fails'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await send(canvas)
    await reset(canvas, '00000000')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This code is not valid or has expired. Please check it, or ask for a new one.',
    )
  },
}

/** Back to the address, which is still there; focus follows. */
export const AnotherAddress: Story = {
  parameters: {
    states: ['Forgot password: another address'],
  },
  play: async ({ canvas, args }) => {
    await send(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Use another address' }))
    await expectHeading(canvas, 'Forgot Password')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('Learner@demo.test')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/forgot-password'))
  },
}

/**
 * Opened by its address alone, the second step has no e-mail address: it leads back to the first.
 */
export const SecondStepByAddress: Story = {
  args: { path: '/forgot-password?step=reset' },
  parameters: {
    states: ['Forgot password: step 2 by its address alone'],
  },
  play: async ({ canvas, args }) => {
    await expectHeading(canvas, 'Forgot Password')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/forgot-password'))
  },
}
