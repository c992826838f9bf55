import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { SecurityAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import { arabicScreens } from '../messages/arabic.ts'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { refusal } from '../testing/memory/refusals.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { FactorRows } from './FactorRows.tsx'

const notify = fn<Notify>()
const answering = (security: Partial<SecurityAdapter>) => ({
  adapters: { security } satisfies AdapterOverrides,
})
const on = (recoveryCodes: number) => ({
  factors: async () => ({
    totpSince: '2026-11-20T09:00:00.000Z',
    passkeySince: null,
    recoveryCodes,
  }),
})

const meta = {
  title: 'Screens/Security, second factors',
  component: FactorRows,
  parameters: { session: 'signed-in', onNotify: notify, maxWidth: 720 },
  decorators: [inScreenFrame],
} satisfies Meta<typeof FactorRows>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const setUp = { name: 'Set Up Authenticator app' }
const turnOff = { name: 'Turn Off Authenticator app' }
const newCodes = { name: 'New Recovery Codes' }

/** Opens the dialog by its button; returns its content. */
async function open(canvas: Canvas, button: { name: string }, title: string) {
  await userEvent.click(await canvas.findByRole('button', button))
  const dialog = await screen.findByRole('dialog', { name: title })
  // The dialog waits for a phone's keyboard before it appears.
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
type Box = Awaited<ReturnType<typeof open>>

const sendPassword = (box: Box, password = 'Rampart-demo-1!') =>
  userEvent.type(box.getByLabelText('Password'), `${password}{Enter}`)

/** Opens the dialog of setting up, and goes to the key. */
async function comeToKey(canvas: Canvas) {
  const box = await open(canvas, setUp, 'Set Up an Authenticator App')
  await sendPassword(box)
  await box.findByRole('img', { name: 'QR code with the key' })
  return box
}

/** Turns the app on; returns the dialog with the codes. */
async function comeToCodes(canvas: Canvas) {
  const box = await comeToKey(canvas)
  await userEvent.type(box.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
  return within(await screen.findByRole('dialog', { name: 'Keep Your Recovery Codes' }))
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Off: Story = {
  parameters: { states: ['Security: no authenticator app'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', setUp)).toBeVisible()
    await expect(canvas.queryByText('Recovery codes')).toBeNull()
  },
}

export const On: Story = {
  parameters: { states: ['Security: an authenticator app'], ...answering(on(10)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^On since Nov 20, 2026\./)).toBeVisible()
    await expect(canvas.getByText(/^10 are left\./)).toBeVisible()
    await expect(canvas.queryByText(/^Make new codes/)).toBeNull()
  },
}

export const FewCodes: Story = {
  parameters: { states: ['Security: few recovery codes are left'], ...answering(on(3)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3 are left\./)).toBeVisible()
    await expect(canvas.getByText(/^Make new codes/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { states: ['Security: second factors: loading'], ...answering({ factors: never }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading second factors')).toBeInTheDocument()
  },
}

export const LoadFails: Story = {
  parameters: {
    states: ['Security: second factors: loading fails'],
    ...answering({ factors: fails(0) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your second factors could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Password: Story = {
  parameters: { states: ['Security: setting up: the password'] },
  play: async ({ canvas }) => {
    const box = await open(canvas, setUp, 'Set Up an Authenticator App')
    await userEvent.click(box.getByRole('button', { name: 'Continue' }))
    const field = box.getByLabelText('Password')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Enter your password.')
    await userEvent.click(box.getByRole('button', { name: 'Cancel' }))
    await expectClosed()
    await waitFor(() => expect(canvas.getByRole('button', setUp)).toHaveFocus())
    await open(canvas, setUp, 'Set Up an Authenticator App')
  },
}

export const WrongPassword: Story = {
  parameters: { states: ['Security: setting up: the password is not right'] },
  play: async ({ canvas }) => {
    const box = await open(canvas, setUp, 'Set Up an Authenticator App')
    await sendPassword(box, 'wrong')
    const field = box.getByLabelText('Password')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/The current password is incorrect\./),
    )
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const Key: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Security: the key of an authenticator app'],
  },
  play: async ({ canvas }) => {
    const box = await comeToKey(canvas)
    await expect(box.getByRole('link', { name: /^Open in an app/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:/),
    )
  },
}

export const WrongCode: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Security: the code of a new app is not right'],
  },
  play: async ({ canvas }) => {
    const box = await comeToKey(canvas)
    const field = box.getByRole('textbox', { name: 'Code' })
    await userEvent.type(field, '123{Enter}')
    await expect(field).toHaveAccessibleDescription(/The code has 6 digits\./)
    await userEvent.type(field, '000{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is incorrect\./))
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const SetUpFails: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Security: setting up fails'],
    ...answering({
      confirmTotp: () => Promise.reject(refusal('too_many_requests', { retryAfter: 600 })),
    }),
  },
  play: async ({ canvas }) => {
    const box = await comeToKey(canvas)
    await userEvent.type(box.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await expect(await box.findByRole('alert')).toHaveTextContent(/try again in 10 minutes/)
    await expect(box.getByRole('textbox', { name: 'Code' })).toHaveValue('123456')
  },
}

const confirmTotp = fn<SecurityAdapter['confirmTotp']>()
const renewRecoveryCodes = fn<SecurityAdapter['renewRecoveryCodes']>()
const lost = new AdapterError({ status: 0 })

/** The app was turned on, but the response with the codes was lost: nobody has seen them. */
export const CodesLost: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ confirmTotp, renewRecoveryCodes }),
  },
  beforeEach: () => {
    confirmTotp.mockReset().mockRejectedValueOnce(lost).mockRejectedValue(refusal('totp_on'))
    renewRecoveryCodes.mockReset().mockResolvedValue(['0123456789ABCDEF'])
  },
  play: async ({ canvas }) => {
    const box = await comeToKey(canvas)
    await userEvent.type(box.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await expect(await box.findByRole('alert')).toHaveTextContent('That did not work.')
    await userEvent.click(box.getByRole('button', { name: 'Turn On' }))
    const codes = within(await screen.findByRole('dialog', { name: 'Keep Your Recovery Codes' }))
    await expect(codes.getByRole('listitem')).toHaveTextContent('0123-4567-89AB-CDEF')
    await expect(renewRecoveryCodes).toHaveBeenCalledOnce()
    await expect(renewRecoveryCodes).toHaveBeenCalledWith('Rampart-demo-1!')
  },
}

/** Turned on in another tab meanwhile, perhaps with another key: its codes stay. */
export const OnElsewhere: Story = {
  tags: ['edge'],
  parameters: CodesLost.parameters ?? {},
  beforeEach: () => {
    confirmTotp.mockReset().mockRejectedValue(refusal('totp_on'))
    renewRecoveryCodes.mockReset()
  },
  play: async ({ canvas }) => {
    const box = await comeToKey(canvas)
    await userEvent.type(box.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await expect(await box.findByRole('alert')).toHaveTextContent('already set up')
    await expect(renewRecoveryCodes).not.toHaveBeenCalled()
  },
}

/** The app is on as soon as its code was right; closing too early shows a warning. */
export const Codes: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Security: closing before the recovery codes are kept'],
  },
  play: async ({ canvas }) => {
    const box = await comeToCodes(canvas)
    await expect(box.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.keyboard('{Escape}')
    await expect(await box.findByRole('alert')).toHaveTextContent(/not shown again/)
    await expect(canvas.getByText(/^10 are left\./)).toBeInTheDocument()
  },
}

export const SetUp: Story = {
  parameters: { states: ['Security: recovery codes kept'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const box = await comeToCodes(canvas)
    await userEvent.click(box.getByRole('checkbox', { name: 'I saved them' }))
    await userEvent.click(box.getByRole('button', { name: 'Done' }))
    await expectClosed()
    await expect(notify).toHaveBeenLastCalledWith({
      tone: 'success',
      message: 'The authenticator app is on.',
    })
    await expect(await canvas.findByRole('button', turnOff)).toHaveFocus()
  },
}

export const TurnedOff: Story = {
  parameters: { states: ['Security: the app turned off'] },
  play: async ({ canvas }) => {
    const codes = await comeToCodes(canvas)
    await userEvent.click(codes.getByRole('checkbox', { name: 'I saved them' }))
    await userEvent.click(codes.getByRole('button', { name: 'Done' }))
    await expectClosed()
    await sendPassword(await open(canvas, turnOff, 'Turn Off the Authenticator App'))
    await expectClosed()
    await waitFor(() => expect(canvas.getByRole('button', setUp)).toHaveFocus())
    await expect(notify).toHaveBeenLastCalledWith({
      tone: 'success',
      message: 'The authenticator app is off.',
    })
  },
}

export const NewCodes: Story = {
  parameters: {
    states: ['Security: new recovery codes'],
    ...answering({ ...on(2), renewRecoveryCodes: async () => ['0123456789ABCDEF'] }),
  },
  play: async ({ canvas }) => {
    await sendPassword(await open(canvas, newCodes, 'New Recovery Codes'))
    const box = within(await screen.findByRole('dialog', { name: 'Keep Your Recovery Codes' }))
    await expect(box.getByRole('listitem')).toHaveTextContent('0123-4567-89AB-CDEF')
  },
}

export const Busy: Story = {
  parameters: {
    states: ['Security: busy with the password'],
    ...answering({ ...on(10), removeTotp: never }),
  },
  play: async ({ canvas }) => {
    const box = await open(canvas, turnOff, 'Turn Off the Authenticator App')
    await sendPassword(box)
    await waitFor(() =>
      expect(box.getByRole('button', { name: /Turn Off/ })).toHaveAttribute('aria-busy', 'true'),
    )
    await userEvent.keyboard('{Escape}')
    await expect(box.getByLabelText('Password')).toBeVisible()
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar', viewport: { value: 'phone' } },
  parameters: answering(on(3)),
  play: async ({ canvas }) => {
    const { newCodes } = arabicScreens.factors
    await expect(await canvas.findByRole('button', { name: newCodes })).toBeVisible()
  },
}
