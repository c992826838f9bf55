import { forgotPassword, resetPassword } from '@rampart/contract/calls/auth'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyCode } from '../testing/accountHandlers.ts'
import { failure, troubledApi } from '../testing/answer.ts'
import { expectAlert, expectBusy, fill, fillAndSend } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Forgot password',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/forgot-password', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const address = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Email' })
const expectCodeStep = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Reset Your Password' })
const expectSignIn = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Access Your Account' })

async function send(canvas: Canvas) {
  await fillAndSend(await address(canvas), 'dana@demo.test')
  return canvas.findByRole('button', { name: 'Send OTP' })
}

async function reset(canvas: Canvas) {
  await fillAndSend(await address(canvas), 'dana@demo.test')
  await expectCodeStep(canvas)
  await fill(canvas.getByRole('textbox', { name: /OTP/ }), storyCode)
  await fill(canvas.getByLabelText('New Password'), 'a brook over mossy stones')
  await fillAndSend(canvas.getByLabelText('Confirm Password'), 'a brook over mossy stones')
  return canvas.getByRole('button', { name: 'Reset Password' })
}

/** The words, what was typed, and another try. */
const refusedThenSent =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const button = await send(canvas)
    await expectAlert(words)
    await expect(await address(canvas)).toHaveValue('dana@demo.test')
    api.recover()
    await userEvent.click(button)
    await expectCodeStep(canvas)
  }

export const ForgotPasswordFailure: Story = {
  parameters: { msw: [api.failing(forgotPassword, failure(503, 'No mail can be sent at the moment.'))] },
  play: refusedThenSent('No mail can be sent at the moment.'),
}

export const ForgotPasswordMalformed: Story = {
  parameters: { msw: [api.malformed(forgotPassword, 'html')] },
  play: refusedThenSent('Failed to send OTP. Please try again.'),
}

export const ForgotPasswordSlow: Story = {
  parameters: { msw: [api.held(forgotPassword)] },
  play: async ({ canvas }) => {
    await expectBusy(await send(canvas))
    api.recover()
    await expectCodeStep(canvas)
  },
}

export const ResetPasswordSlow: Story = {
  parameters: { msw: [api.held(resetPassword)] },
  play: async ({ canvas }) => {
    await expectBusy(await reset(canvas))
    api.recover()
    await expectSignIn(canvas)
  },
}

/** Code and passwords stay. */
export const ResetPasswordMalformed: Story = {
  parameters: { msw: [api.malformed(resetPassword)] },
  play: async ({ canvas }) => {
    const button = await reset(canvas)
    await expectAlert('Failed to reset password. Please try again.')
    await expect(canvas.getByRole('textbox', { name: /OTP/ })).toHaveValue(storyCode)
    await expect(canvas.getByLabelText('New Password')).toHaveValue('a brook over mossy stones')
    api.recover()
    await userEvent.click(button)
    await expectSignIn(canvas)
  },
}
