import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { AuthenticatorAdapter, PasskeyAdapter, SecurityAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import { arabicScreens } from '../messages/arabic.ts'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { passkeys } from '../testing/passkeyFixtures.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { FactorRows } from './FactorRows.tsx'
import { PasskeysRow } from './PasskeysRow.tsx'

const notify = fn<Notify>()
const answering = (
  given: Partial<PasskeyAdapter>,
  authenticator: Partial<AuthenticatorAdapter> = {},
) => ({ adapters: { passkeys: given, authenticator } satisfies AdapterOverrides })
const withPasskeys = { list: async () => [...passkeys] }

/** Both sections as they are on the page. */
function PasskeysAndFactors() {
  return (
    <>
      <PasskeysRow />
      <FactorRows />
    </>
  )
}

const meta = {
  title: 'Screens/Security, passkeys',
  component: PasskeysAndFactors,
  parameters: { session: 'signed-in', onNotify: notify, maxWidth: 720 },
  decorators: [inScreenFrame],
} satisfies Meta<typeof PasskeysAndFactors>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Opens a dialog by its button; returns its content. */
async function open(canvas: Canvas, button: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}
type Box = Awaited<ReturnType<typeof open>>

const openAdding = (canvas: Canvas) => open(canvas, 'Add a Passkey', 'Add a Passkey')
const sendPassword = (box: Box, password = 'Rampart-demo-1!') =>
  userEvent.type(box.getByLabelText('Password'), `${password}{Enter}`)
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const expectNotice = (message: string) =>
  expect(notify).toHaveBeenLastCalledWith({ tone: 'success', message })

/** Adds one, in memory. */
async function add(canvas: Canvas) {
  await sendPassword(await openAdding(canvas))
  await expectClosed()
  return within(await canvas.findByRole('list', { name: 'Passkeys' }))
}

export const None: Story = {
  parameters: { states: ['Security: no passkeys'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a Passkey' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
    await expect(canvas.queryByText('Passkey after the password')).toBeNull()
  },
}

export const Some: Story = {
  parameters: {
    states: ['Security: passkeys', 'Security: a passkey after the password: off'],
    ...answering(withPasskeys),
  },
  play: async ({ canvas }) => {
    const [synced, key] = within(
      await canvas.findByRole('list', { name: 'Passkeys' }),
    ).getAllByRole('listitem')
    await expect(synced).toHaveTextContent(
      /iCloud KeychainSyncedAdded on Oct 2, 2026, last used on Nov 19, 2026\./,
    )
    await expect(key).toHaveTextContent(
      /Blue key on my keysAdded on Nov 1, 2026, not used yet\. On one device only\./,
    )
    await expect(canvas.getByText(/Your password alone still signs in/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { states: ['Security: passkeys: loading'], ...answering({ list: never }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading passkeys')).toBeInTheDocument()
  },
}

export const LoadFails: Story = {
  parameters: {
    states: ['Security: passkeys: loading fails'],
    ...answering({ list: fails(0) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your passkeys could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Unsupported: Story = {
  parameters: {
    states: ['Security: this browser has no passkeys'],
    ...answering(withPasskeys, { isSupported: () => false }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^This browser does not support passkeys here\./),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add a Passkey' })).toBeNull()
    await expect(
      await canvas.findByRole('button', { name: 'Remove iCloud Keychain' }),
    ).toBeVisible()
  },
}

export const Password: Story = {
  parameters: { states: ['Security: adding a passkey: the password'] },
  play: async ({ canvas }) => {
    const box = await openAdding(canvas)
    await userEvent.click(box.getByRole('button', { name: 'Continue' }))
    await expect(box.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
    await userEvent.click(box.getByRole('button', { name: 'Cancel' }))
    await expectClosed()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a Passkey' })).toHaveFocus())
    await openAdding(canvas)
  },
}

export const WrongPassword: Story = {
  parameters: {
    states: ['Security: adding a passkey: the password is not right'],
    pictures: [],
  },
  play: async ({ canvas }) => {
    const box = await openAdding(canvas)
    await sendPassword(box, 'wrong')
    const field = box.getByLabelText('Password')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('The current password is incorrect.'),
    )
  },
}

export const BrokenOff: Story = {
  parameters: {
    states: ['Security: adding a passkey: broken off'],
    pictures: [],
    ...answering({}, { create: async () => null }),
  },
  play: async ({ canvas }) => {
    notify.mockClear()
    const box = await openAdding(canvas)
    await sendPassword(box)
    const button = box.getByRole('button', { name: 'Continue' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(box.queryByRole('alert')).toBeNull()
    await expect(box.getByLabelText('Password')).toHaveValue('Rampart-demo-1!')
    await expect(notify).not.toHaveBeenCalled()
  },
}

export const Known: Story = {
  parameters: {
    states: ['Security: adding a passkey: this device has one'],
    ...answering(
      {},
      {
        create: () => Promise.reject(new AdapterError({ status: 400, code: 'passkey_known' })),
      },
    ),
  },
  play: async ({ canvas }) => {
    const box = await openAdding(canvas)
    await sendPassword(box)
    await expect(await box.findByRole('alert')).toHaveTextContent('This passkey was already added.')
  },
}

export const Busy: Story = {
  parameters: {
    states: ['Security: busy with a new passkey'],
    ...answering({}, { create: never }),
  },
  play: async ({ canvas }) => {
    const box = await openAdding(canvas)
    await sendPassword(box)
    await waitFor(() =>
      expect(box.getByRole('button', { name: /Continue/ })).toHaveAttribute('aria-busy', 'true'),
    )
    await userEvent.keyboard('{Escape}')
    await expect(box.getByLabelText('Password')).toBeVisible()
  },
}

export const Added: Story = {
  parameters: { states: ['Security: a passkey added'], pictures: [] },
  play: async ({ canvas }) => {
    const list = await add(canvas)
    await expect(list.getByRole('listitem')).toHaveTextContent(/Bitwarden.*not used yet/)
    await expectNotice('The passkey was added.')
    await expect(canvas.getByRole('button', { name: 'Add a Passkey' })).toHaveFocus()
  },
}

const listed = fn<PasskeyAdapter['list']>()

/** It was added, but the response was lost: it is in the list behind the dialog. */
export const AddedAnswerLost: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ list: listed, add: fails(0) }),
  },
  beforeEach: () =>
    void listed
      .mockReset()
      .mockResolvedValue([...passkeys])
      .mockResolvedValueOnce([]),
  play: async ({ canvas }) => {
    const box = await openAdding(canvas)
    await sendPassword(box)
    await expect(await box.findByRole('alert')).toHaveTextContent(
      'That did not work. Please try again.',
    )
    await userEvent.click(box.getByRole('button', { name: 'Cancel' }))
    await expectClosed()
    await expect(await canvas.findByRole('list', { name: 'Passkeys' })).toBeVisible()
  },
}

export const Renamed: Story = {
  parameters: { states: ['Security: a passkey renamed'], pictures: [] },
  play: async ({ canvas }) => {
    const list = await add(canvas)
    const box = await open(canvas, 'Rename Bitwarden', 'Rename the Passkey')
    const field = box.getByLabelText('Name')
    await expect(field).toHaveValue('Bitwarden')
    await userEvent.clear(field)
    await userEvent.type(field, 'My laptop{Enter}')
    await expectClosed()
    await waitFor(() => expect(list.getByRole('listitem')).toHaveTextContent(/^My laptop/))
    await expectNotice('The passkey was renamed.')
  },
}

export const WrongName: Story = {
  parameters: { states: ['Security: a passkey renamed: the name is wrong'] },
  play: async ({ canvas }) => {
    await add(canvas)
    const box = await open(canvas, 'Rename Bitwarden', 'Rename the Passkey')
    await userEvent.clear(box.getByLabelText('Name'))
    await userEvent.click(box.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(box.getByLabelText('Name')).toHaveAccessibleDescription(/Name is required\./),
    )
  },
}

export const Removing: Story = {
  tags: ['edge'],
  parameters: answering(withPasskeys),
  play: async ({ canvas }) => {
    const box = await open(canvas, 'Remove Blue key on my keys', 'Remove the Passkey')
    const lead = box.getByText(/^“Blue key on my keys” will no longer sign you in\./)
    await waitFor(() => expect(lead).toBeVisible())
  },
}

export const Removed: Story = {
  parameters: { states: ['Security: a passkey removed'], pictures: [] },
  play: async ({ canvas }) => {
    await add(canvas)
    await sendPassword(await open(canvas, 'Remove Bitwarden', 'Remove the Passkey'))
    await expectClosed()
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Passkeys' })).toBeNull())
    await expectNotice('The passkey was removed. You can delete it on your device, too.')
  },
}

/** Turns it on; returns the dialog with the codes. */
async function turnOn(canvas: Canvas) {
  await add(canvas)
  await sendPassword(await open(canvas, 'Turn On Passkey after the password', 'Ask for a Passkey'))
  return within(await screen.findByRole('dialog', { name: 'Keep Your Recovery Codes' }))
}

async function keep(codes: Box) {
  await userEvent.click(codes.getByRole('checkbox', { name: 'I saved them' }))
  await userEvent.click(codes.getByRole('button', { name: 'Done' }))
  await expectClosed()
}

export const TurnedOn: Story = {
  parameters: { states: ['Security: a passkey after the password: turned on'], pictures: [] },
  play: async ({ canvas }) => {
    const codes = await turnOn(canvas)
    await expect(codes.getAllByRole('listitem')).toHaveLength(10)
    await keep(codes)
    await expectNotice('You will be asked for a passkey after the password.')
  },
}

export const On: Story = {
  parameters: { states: ['Security: a passkey after the password: on'] },
  play: async ({ canvas }) => {
    await keep(await turnOn(canvas))
    await expect(await canvas.findByText(/^On since Nov 20, 2026\./)).toBeVisible()
    await expect(canvas.getByText(/^10 are left\./)).toBeVisible()
  },
}

export const TurnedOff: Story = {
  parameters: { states: ['Security: a passkey after the password: turned off'], pictures: [] },
  play: async ({ canvas }) => {
    await keep(await turnOn(canvas))
    await sendPassword(
      await open(canvas, 'Turn Off Passkey after the password', 'Stop Asking for a Passkey'),
    )
    await expectClosed()
    await expectNotice('You will no longer be asked for a passkey after the password.')
    await waitFor(() => expect(canvas.queryByText('Recovery codes')).toBeNull())
  },
}

const askFor = fn<PasskeyAdapter['askFor']>()
const renewRecoveryCodes = fn<SecurityAdapter['renewRecoveryCodes']>()

/** It was turned on, but the response with the codes was lost: nobody has seen them. */
export const CodesLost: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: {
      passkeys: { ...withPasskeys, askFor },
      security: { renewRecoveryCodes },
    } satisfies AdapterOverrides,
  },
  beforeEach: () => {
    askFor
      .mockReset()
      .mockRejectedValueOnce(new AdapterError({ status: 0 }))
      .mockResolvedValue(null)
    renewRecoveryCodes.mockReset().mockResolvedValue(['0123456789ABCDEF'])
  },
  play: async ({ canvas }) => {
    const box = await open(canvas, 'Turn On Passkey after the password', 'Ask for a Passkey')
    await sendPassword(box)
    await expect(await box.findByText(/^That did not work\./)).toBeVisible()
    await userEvent.click(box.getByRole('button', { name: 'Turn On' }))
    const codes = within(await screen.findByRole('dialog', { name: 'Keep Your Recovery Codes' }))
    await expect(codes.getByRole('listitem')).toHaveTextContent('0123-4567-89AB-CDEF')
  },
}

/** An account that has recovery codes keeps them: new ones would make those on paper worthless. */
export const CodesKept: Story = {
  tags: ['edge'],
  parameters: CodesLost.parameters ?? {},
  beforeEach: () => {
    askFor.mockReset().mockResolvedValue(null)
    renewRecoveryCodes.mockReset()
  },
  play: async ({ canvas }) => {
    await sendPassword(
      await open(canvas, 'Turn On Passkey after the password', 'Ask for a Passkey'),
    )
    await expectClosed()
    await expectNotice('You will be asked for a passkey after the password.')
    await expect(renewRecoveryCodes).not.toHaveBeenCalled()
  },
}

/** A name may be one long word. */
export const LongName: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  parameters: answering({
    list: async () =>
      passkeys.map((passkey) => ({
        ...passkey,
        name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
      })),
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Passkeys' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar', viewport: { value: 'phone' } },
  parameters: { ...answering(withPasskeys), chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const { add } = arabicScreens.passkeys
    await expect(await canvas.findByRole('button', { name: add })).toBeVisible()
  },
}
