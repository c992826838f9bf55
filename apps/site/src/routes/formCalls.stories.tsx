import { forgotPassword, login } from '@rampart/contract/calls/auth'
import { requestTaskAccess } from '@rampart/contract/calls/bootcamp'
import { beginTotp, loginWithTotp } from '@rampart/contract/calls/factors'
import { beginPasskey } from '@rampart/contract/calls/passkeys'
import { submitQuiz } from '@rampart/contract/calls/quiz'
import type { Call } from '@rampart/contract/calls/call'
import { memoryTotpCode } from '@rampart/screens/testing/memory/factors.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { troubledApi } from '../testing/storyHandlers.ts'
import { expectAlert, expectBusy, fill, fillAndSend, forgetDrafts } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import { requireCode } from '../testing/storySite.ts'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Forms',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/', session: 'signed-out', onNavigate: fn() },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, msw: [] },
  beforeEach: () => {
    forgetDrafts()
    return api.begin()
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** A form, and the call that sends it. */
interface Form {
  args: { path: string; session?: 'signed-in' }
  call: Call
  /** Fills it in and sends it; returns its button. */
  send: (canvas: Canvas) => Promise<HTMLElement>
  /** What is said if the response cannot be read (specification §5, §8). */
  broken: string
  /** The field that keeps what was typed or chosen. */
  expectKept: (canvas: Canvas) => Promise<void>
  /** Finds what a good response opens. */
  findDone: () => Promise<HTMLElement>
}

/** The button is busy until the response comes. */
const slow = ({ args, call, send, findDone }: Form): Story => ({
  args,
  parameters: { msw: [api.held(call)] },
  play: async ({ canvas }) => {
    await expectBusy(await send(canvas))
    api.recover()
    await findDone()
  },
})

/** What was typed stays; another try succeeds. */
const malformed = ({ args, call, send, broken, expectKept, findDone }: Form): Story => ({
  args,
  parameters: { msw: [api.malformed(call)] },
  play: async ({ canvas }) => {
    const button = await send(canvas)
    await expectAlert(broken)
    await expectKept(canvas)
    api.recover()
    await userEvent.click(button)
    await findDone()
  },
})

const heading = (name: string) => () => screen.findByRole('heading', { level: 1, name })
const textbox = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Opens the dialog of this button, which asks for the password. */
const sendPassword = (name: string) => async () => {
  await userEvent.click(await button(name))
  const box = within(await screen.findByRole('dialog'))
  await fillAndSend(box.getByLabelText('Password'), 'Rampart-demo-1!')
  return box.getByRole('button', { name: 'Continue' })
}

const signIn: Form = {
  args: { path: '/signin' },
  call: login,
  send: async (canvas) => {
    await fill(await textbox('Email'), 'learner@demo.test')
    await fillAndSend(canvas.getByLabelText('Password'), 'Rampart-demo-1!')
    return canvas.getByRole('button', { name: 'Sign In' })
  },
  broken: 'No token received. Please check your API response.',
  expectKept: async (canvas) =>
    expect(canvas.getByLabelText('Password')).toHaveValue('Rampart-demo-1!'),
  findDone: heading('Explore Courses and Labs'),
}
export const SignInSlow = slow(signIn)
export const SignInMalformed = malformed(signIn)

const secondFactor: Form = {
  args: { path: '/signin' },
  call: loginWithTotp,
  send: async (canvas) => {
    requireCode()
    await signIn.send(canvas)
    await fillAndSend(await textbox('Code'), memoryTotpCode)
    return canvas.getByRole('button', { name: 'Sign In' })
  },
  broken: 'No token received. Please check your API response.',
  expectKept: async () => expect(await textbox('Code')).toHaveValue(memoryTotpCode),
  findDone: heading('Explore Courses and Labs'),
}
export const SecondFactorSlow = slow(secondFactor)
export const SecondFactorMalformed = malformed(secondFactor)

const authenticatorApp: Form = {
  args: { path: '/profile', session: 'signed-in' },
  call: beginTotp,
  send: sendPassword('Set Up Authenticator app'),
  broken: 'That did not work. Please try again.',
  expectKept: async () =>
    expect(within(screen.getByRole('dialog')).getByLabelText('Password')).toHaveValue(
      'Rampart-demo-1!',
    ),
  findDone: () => screen.findByRole('img', { name: 'QR code with the key' }),
}
export const AuthenticatorAppSlow = slow(authenticatorApp)
export const AuthenticatorAppMalformed = malformed(authenticatorApp)

const passkey: Form = {
  args: { path: '/profile', session: 'signed-in' },
  call: beginPasskey,
  send: sendPassword('Add a Passkey'),
  broken: 'That did not work. Please try again.',
  expectKept: authenticatorApp.expectKept,
  findDone: () => screen.findByRole('list', { name: 'Passkeys' }),
}
export const PasskeySlow = slow(passkey)
export const PasskeyMalformed = malformed(passkey)

const forgotten: Form = {
  args: { path: '/forgot-password' },
  call: forgotPassword,
  send: async () => {
    await fillAndSend(await textbox('Email'), 'learner@demo.test')
    return button('Send OTP')
  },
  broken: 'Failed to send OTP. Please try again.',
  expectKept: async () => expect(await textbox('Email')).toHaveValue('learner@demo.test'),
  findDone: heading('Reset Your Password'),
}
export const ForgotPasswordSlow = slow(forgotten)
export const ForgotPasswordMalformed = malformed(forgotten)

const access: Form = {
  args: { path: '/bootcamps/ai-security' },
  call: requestTaskAccess,
  send: async () => {
    await userEvent.click(await button('Already a participant? Get your task link'))
    await fillAndSend(await textbox('Registration email'), 'pat@example.org')
    return button(/^(Sending\.\.\.|Send Access Link)$/)
  },
  broken: 'Failed to send access link. Please try again.',
  expectKept: async () =>
    expect(await textbox('Registration email')).toHaveValue('pat@example.org'),
  findDone: () => screen.findByRole('dialog', { name: 'Access Link Sent!' }),
}
export const AccessLinkSlow = slow(access)
export const AccessLinkMalformed = malformed(access)

const quiz: Form = {
  args: { path: '/course/linux-for-cloud/lesson/lesson-4', session: 'signed-in' },
  call: submitQuiz,
  send: async (canvas) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'pwd' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'chmod' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'chown' }))
    const submit = canvas.getByRole('button', { name: 'Submit Quiz' })
    await userEvent.click(submit)
    return submit
  },
  broken: 'An error occurred while submitting the quiz.',
  expectKept: async (canvas) => expect(canvas.getByRole('radio', { name: 'pwd' })).toBeChecked(),
  findDone: () => screen.findByRole('alertdialog', { name: 'Quiz Passed!' }),
}
export const QuizSlow = slow(quiz)
export const QuizMalformed = malformed(quiz)
