import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { AccountAdapter } from '../adapters/adapters.ts'
import { arabicScreens } from '../messages/arabic.ts'
import { expectAlert } from '../testing/expectAlert.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { refusal } from '../testing/memory/refusals.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { SignInScreen } from './SignInScreen.tsx'

const answering = (
  finishSignIn: AccountAdapter['finishSignIn'],
  methods: ('totp' | 'recovery')[] = ['totp', 'recovery'],
) => ({
  adapters: {
    account: { signIn: async () => ({ challenge: 'one', methods }), finishSignIn },
  } satisfies AdapterOverrides,
})
const finishSignIn = fn<AccountAdapter['finishSignIn']>(async () => 'token')

const meta = {
  title: 'Screens/Sign in, second factor',
  component: SignInScreen,
  args: {
    email: 'learner@demo.test',
    forgotPasswordHref: '/forgot-password',
    signUpHref: '/signup',
    onSignedIn: fn(),
  },
  parameters: { layout: 'fullscreen', ...answering(finishSignIn) },
  decorators: [inScreenFrame],
} satisfies Meta<typeof SignInScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Enters the password and goes to the second step. */
async function begin(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('Password'), 'Rampart-demo-1!{Enter}')
  return canvas.findByRole('heading', { level: 1, name: 'Confirm It’s You' })
}

/** Goes to the second step and sends a code there. */
async function send(canvas: Canvas, code = '123456') {
  await begin(canvas)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), `${code}{Enter}`)
}

/** The field has the focus, and the link back leads to the password. */
export const Asked: Story = {
  parameters: { states: ['Sign in: a second factor is asked for'] },
  play: async ({ canvas, args }) => {
    await expect(await begin(canvas)).toBeVisible()
    await expect(canvas.getByText('Enter the code from your authenticator app.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const SignedIn: Story = {
  parameters: { states: ['Sign in: by a code of the app'] },
  play: async ({ canvas, args }) => {
    finishSignIn.mockClear()
    await send(canvas, '123 456')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(finishSignIn).toHaveBeenCalledWith({
      email: 'learner@demo.test',
      challenge: 'one',
      method: 'totp',
      code: '123456',
    })
  },
}

export const ByRecoveryCode: Story = {
  parameters: { states: ['Sign in: by a recovery code'] },
  play: async ({ canvas, args }) => {
    finishSignIn.mockClear()
    await begin(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Recovery code' }),
      '0123-4567-89ab-cdef{Enter}',
    )
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(finishSignIn).toHaveBeenCalledWith({
      email: 'learner@demo.test',
      challenge: 'one',
      method: 'recovery',
      code: '0123-4567-89ab-cdef',
    })
  },
}

export const RecoveryCode: Story = {
  parameters: { states: ['Sign in: a recovery code in place of the app'] },
  play: async ({ canvas }) => {
    await begin(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Use your authenticator app' }))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
  },
}

export const NoRecoveryCodes: Story = {
  parameters: {
    states: ['Sign in: no recovery code is left'],
    ...answering(never, ['totp']),
  },
  play: async ({ canvas }) => {
    await begin(canvas)
    await expect(canvas.queryByRole('button', { name: 'Use a recovery code' })).toBeNull()
  },
}

/** Nothing is sent: it would use up a try. */
export const Incomplete: Story = {
  parameters: {
    states: ['Sign in: the code is incomplete'],
    ...answering(finishSignIn),
  },
  play: async ({ canvas }) => {
    finishSignIn.mockClear()
    await send(canvas, '123')
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await expect(field).toHaveAccessibleDescription(/The code has 6 digits\./)
    await expect(finishSignIn).not.toHaveBeenCalled()
  },
}

export const WrongCode: Story = {
  parameters: {
    states: ['Sign in: the code is not right'],
    ...answering(() => Promise.reject(refusal('factor_code_invalid'))),
  },
  play: async ({ canvas }) => {
    await send(canvas)
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/This code is incorrect\. Please check it\./),
    )
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('123456')
  },
}

/** The address is still there. */
export const Over: Story = {
  parameters: {
    states: ['Sign in: the second step took too long'],
    ...answering(() => Promise.reject(refusal('challenge_over'))),
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expectAlert(canvas, 'This took too long or was tried too many times. Please start again.')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('learner@demo.test')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
    await begin(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the password' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await send(canvas)
    await canvas.findByRole('alert')
  },
}

export const TooMany: Story = {
  parameters: {
    states: ['Sign in: too many codes'],
    ...answering(() => Promise.reject(refusal('too_many_requests', { retryAfter: 600 }))),
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expectAlert(canvas, /try again in 10 minutes/)
  },
}

export const Offline: Story = {
  parameters: {
    states: ['Sign in: no way to the server in the second step'],
    ...answering(fails(0)),
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expectAlert(canvas, 'The server could not be reached.')
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('123456')
  },
}

/** It cannot be sent again, and the other way cannot be chosen. */
export const Busy: Story = {
  parameters: { states: ['Sign in: busy with the code'], ...answering(never) },
  play: async ({ canvas }) => {
    await send(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Sign In/ })).toHaveAttribute('aria-busy', 'true'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toBeVisible()
  },
}

export const Back: Story = {
  parameters: { states: ['Sign in: back to the password'] },
  play: async ({ canvas }) => {
    await begin(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the password' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'Access Your Account' })).toBeVisible()
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { signIn, secondFactor } = arabicScreens
    await userEvent.type(canvas.getByLabelText(signIn.password), 'Rampart-demo-1!{Enter}')
    await expect(
      await canvas.findByRole('heading', { name: secondFactor.factorTitle }),
    ).toBeVisible()
  },
}
