import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { UserAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import { atRest } from '../testing/atRest.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

const notify = fn<Notify>()
const deleteAccount = fn<UserAdapter['deleteAccount']>(async () => undefined)
const clear = fn<() => void>()
const answering = (user: Partial<UserAdapter> = {}) => ({
  adapters: { user: { deleteAccount, ...user }, drafts: { clear } } satisfies AdapterOverrides,
})

const meta = {
  title: 'Screens/Profile, settings and data',
  component: ProfileScreen,
  args: {
    tab: 'profile',
    onTabChange: fn(),
    preferences: { theme: 'dark', motion: 'system' },
    onPreferencesChange: fn(),
    onDeleted: fn(),
  },
  parameters: {
    session: 'signed-in',
    onNotify: notify,
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    ...answering(),
  },
  decorators: [inScreenFrame],
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Each choice leaves the other as it is. */
export const Settings: Story = {
  parameters: { states: ['Settings and own data: theme and motion, as the device says'] },
  play: async ({ canvas, args }) => {
    const theme = within(canvas.getByRole('radiogroup', { name: 'Theme' }))
    await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await userEvent.click(theme.getByRole('radio', { name: 'Light' }))
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({
      theme: 'light',
      motion: 'system',
    })
    await userEvent.click(
      within(canvas.getByRole('radiogroup', { name: 'Motion' })).getByRole('radio', {
        name: 'Reduced',
      }),
    )
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({
      theme: 'dark',
      motion: 'reduced',
    })
  },
}

/** Each language by its own name, which a screen reader reads in that language. */
export const Languages: Story = {
  tags: ['edge'],
  args: {
    language: {
      value: 'en',
      options: [
        { tag: 'en', name: 'English' },
        { tag: 'fr', name: 'Français' },
      ],
      onChange: fn(),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Français' })).toHaveAttribute('lang', 'fr')
  },
}

/** A brand with only a dark theme: only motion can be chosen. */
export const OneMode: Story = {
  args: { hasOneMode: true },
  parameters: {
    states: ['Settings and own data: a brand with one mode has no theme to choose'],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Motion' })).toBeVisible()
    await expect(canvas.queryByRole('radiogroup', { name: 'Theme' })).toBeNull()
  },
}

/** One file, with the day in its name. */
export const Download: Story = {
  parameters: {
    ...answering({ exportData: async () => ({ profile: { firstName: 'Dana' } }) }),
    states: ['Settings and own data: own data: downloaded'],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    const blob = fn<typeof URL.createObjectURL>(() => 'data:application/json,{}')
    const saved: string[] = []
    spyOn(URL, 'createObjectURL').mockImplementation(blob)
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }))
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith({
        tone: 'success',
        message: 'Your data has been downloaded.',
      }),
    )
    await expect(saved).toEqual([expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.json$/)])
    const file = blob.mock.calls[0]?.[0] as Blob
    await expect(file.type).toBe('application/json')
    await expect(JSON.parse(await file.text())).toEqual({ profile: { firstName: 'Dana' } })
  },
}

export const DownloadFails: Story = {
  parameters: {
    ...answering({ exportData: fails(0) }),
    states: ['Settings and own data: own data: the download fails'],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }))
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith({
        tone: 'critical',
        message: 'Your data could not be downloaded. Please try again.',
      }),
    )
  },
}

export const Downloading: Story = {
  parameters: {
    ...answering({ exportData: never }),
    states: ['Settings and own data: own data: downloading'],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Download my data' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

async function ask(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete my account' })
  await atRest(dialog)
  return within(dialog)
}

export const Deleted: Story = {
  parameters: { states: ['Settings and own data: deleted'] },
  play: async ({ canvas, args }) => {
    const dialog = await ask(canvas)
    await userEvent.type(dialog.getByLabelText('Password'), 'Rampart-demo-1!')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }))
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce())
    await expect(deleteAccount).toHaveBeenLastCalledWith('Rampart-demo-1!', false)
    await expect(clear).toHaveBeenCalledOnce()
    await expect(notify).toHaveBeenLastCalledWith({
      tone: 'success',
      message: 'Your account has been deleted.',
    })
  },
}

/** On request, certificates and badges are deleted too. */
export const DeletedWithCredentials: Story = {
  parameters: { states: ['Settings and own data: deleted'] },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas)
    await userEvent.click(
      dialog.getByRole('checkbox', { name: 'Also delete my certificates and badges' }),
    )
    await userEvent.type(dialog.getByLabelText('Password'), 'Rampart-demo-1!{Enter}')
    await waitFor(() => expect(deleteAccount).toHaveBeenLastCalledWith('Rampart-demo-1!', true))
  },
}

/** The dialog stays, with the error at the field; closing it changes nothing. */
export const WrongPassword: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({
      deleteAccount: async () =>
        Promise.reject(
          new AdapterError({
            status: 400,
            serverMessage: 'The current password is incorrect.',
            fieldErrors: [{ path: 'currentPassword', msg: 'The current password is incorrect.' }],
          }),
        ),
    }),
    states: ['Settings and own data: delete my account: wrong password'],
  },
  play: async ({ canvas, args }) => {
    const dialog = await ask(canvas)
    const password = dialog.getByLabelText('Password')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }))
    await expect(password).toHaveAccessibleDescription(/^Enter your password\./)
    await userEvent.type(password, 'wrong{Enter}')
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/^The current password is incorrect\./),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onDeleted).not.toHaveBeenCalled()
    await expect((await ask(canvas)).getByLabelText('Password')).toHaveValue('')
  },
}

const readProfile = fn<UserAdapter['profile']>()

async function deleteWithoutResponse(canvas: Canvas, profile: UserAdapter['profile']) {
  const dialog = await ask(canvas)
  readProfile.mockImplementation(profile)
  await userEvent.type(dialog.getByLabelText('Password'), 'Rampart-demo-1!{Enter}')
  return dialog
}

/** The account is gone, but the response was lost: the session has ended with it. */
export const DeletedAnswerLost: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ deleteAccount: fails(0), profile: readProfile }),
  },
  beforeEach: () => void readProfile.mockReset().mockImplementation(never),
  play: async ({ canvas, args }) => {
    await deleteWithoutResponse(canvas, fails(401))
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce())
    await expect(notify).toHaveBeenLastCalledWith({
      tone: 'success',
      message: 'Your account has been deleted.',
    })
  },
}

/** The account is gone, but a proxy stopped waiting for the response. */
export const DeletedTooLate: Story = {
  ...DeletedAnswerLost,
  tags: ['edge'],
  parameters: {
    ...DeletedAnswerLost.parameters,
    ...answering({ deleteAccount: fails(504), profile: readProfile }),
  },
}

/** The server was not reached, and the account is still there. */
export const NotDeleted: Story = {
  ...DeletedAnswerLost,
  tags: ['edge'],
  play: async ({ canvas, args }) => {
    const dialog = await deleteWithoutResponse(canvas, fails(0))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Your account could not be deleted. Please try again.',
    )
    await expect(args.onDeleted).not.toHaveBeenCalled()
  },
}
