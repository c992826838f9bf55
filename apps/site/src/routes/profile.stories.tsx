import { getPreferences, updatePreferences } from '@rampart/contract/calls/user'
import type { Preferences } from '@rampart/contract/entities/preferences'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { adoptPreferences } from '../preferences.ts'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const savePreferences = fn<(preferences: Preferences) => void>()
const root = document.documentElement

/** This browser has chosen nothing. */
function forget() {
  adoptPreferences({ theme: 'system', motion: 'system' })
}

const meta = {
  title: 'Site/Profile',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/profile', session: 'signed-in', onNavigate: fn() },
  parameters: {
    layout: 'fullscreen',
    msw: [
      respond(updatePreferences, ({ body }) => {
        savePreferences(body)
        return { data: body }
      }),
    ],
  },
  beforeEach: () => {
    forget()
    return forget
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const SignedIn: Story = {
  parameters: { states: ['Profile Update: the form'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'First Name' })).toHaveValue('Dana')
    await waitFor(() => expect(document.title).toBe('My Profile · Rampart'))
  },
}

/** Signed out: leads to signing in, and back to this tab. */
export const SignedOut: Story = {
  args: { path: '/profile?tab=password', session: 'signed-out' },
  parameters: { states: ['Profile Update: signed out'] },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/signin?returnURL=%2Fprofile%3Ftab%3Dpassword',
      ),
    )
  },
}

/** The tab is in the address. */
export const PasswordTab: Story = {
  args: { path: '/profile?tab=password' },
  parameters: {
    states: ['Update Password: Old Password, New Password, Confirm New Password'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Update Password' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile Update' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/profile'))
    await userEvent.click(canvas.getByRole('tab', { name: 'Update Password' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/profile?tab=password'))
  },
}

/**
 * Calls go on with the token that the change of the password has brought: all earlier ones have
 * ended.
 */
export const NextToken: Story = {
  args: { path: '/profile?tab=password' },
  parameters: { states: ['Update Password: changed'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Old Password'), 'Rampart-demo-1!')
    await userEvent.type(canvas.getByLabelText('New Password'), 'correct horse battery')
    await userEvent.type(
      canvas.getByLabelText('Confirm New Password'),
      'correct horse battery{Enter}',
    )
    await waitFor(() => expect(screen.getByText('Password updated successfully!')).toBeVisible())
    await choose(canvas, 'Theme', 'Dark')
    await waitFor(() => expect(localStorage.getItem('preferencesUnsaved')).toBeNull())
    await expect(args.onNavigate).not.toHaveBeenCalledWith(expect.stringContaining('/signin'))
  },
}

/** One of the settings; the footer has a choice of theme, too. */
const setting = async (canvas: Canvas, name: string) =>
  within(
    within(await canvas.findByRole('region', { name: 'Settings' })).getByRole('radiogroup', {
      name,
    }),
  )

async function choose(canvas: Canvas, name: string, option: string) {
  await userEvent.click((await setting(canvas, name)).getByRole('radio', { name: option }))
}

/** At once, in this browser and with the account. */
export const Chosen: Story = {
  parameters: {
    states: ['Settings and own data: chosen here, on another device, in another tab'],
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Theme', 'Dark')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(localStorage.getItem('theme')).toBe('dark')
    await waitFor(() =>
      expect(savePreferences).toHaveBeenLastCalledWith({ theme: 'dark', motion: 'system' }),
    )
    await choose(canvas, 'Motion', 'Reduced')
    await expect(root).toHaveAttribute('data-motion', 'reduced')
    await waitFor(() =>
      expect(savePreferences).toHaveBeenLastCalledWith({ theme: 'dark', motion: 'reduced' }),
    )
    await waitFor(() => expect(localStorage.getItem('preferencesUnsaved')).toBeNull())
    await choose(canvas, 'Theme', 'System')
    await expect(root).not.toHaveAttribute('data-theme')
    await expect(localStorage.getItem('theme')).toBeNull()
  },
}

/** Chosen on another device. */
export const FromAccount: Story = {
  args: { path: '/' },
  parameters: {
    states: ['Settings and own data: chosen here, on another device, in another tab'],
    chromatic: { disableSnapshot: true },
    msw: [respond(getPreferences, { data: { theme: 'dark', motion: 'reduced' } })],
  },
  play: async () => {
    await waitFor(() => expect(root).toHaveAttribute('data-theme', 'dark'))
    await expect(root).toHaveAttribute('data-motion', 'reduced')
    await expect(localStorage.getItem('motion')).toBe('reduced')
  },
}

/** Another tab of this browser has chosen. */
export const InAnotherTab: Story = {
  parameters: {
    states: ['Settings and own data: chosen here, on another device, in another tab'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const theme = await setting(canvas, 'Theme')
    localStorage.setItem('theme', 'dark')
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await waitFor(() => expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked())
  },
}

/** The choice could not be saved to the account: it is valid here, and the next visit saves it. */
export const NotSaved: Story = {
  parameters: {
    states: ['Settings and own data: the account could not be told'],
    msw: [respond(updatePreferences, failure('internal_error'))],
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Theme', 'Dark')
    await waitFor(() =>
      expect(screen.getByText(/could not be saved to your account/)).toBeVisible(),
    )
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(localStorage.getItem('preferencesUnsaved')).toBe('true')
  },
}

/** The account is gone: signed out, at home, with a word. */
export const Deleted: Story = {
  parameters: { states: ['Settings and own data: deleted'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }))
    await userEvent.type(await screen.findByLabelText('Password'), 'Rampart-demo-1!{Enter}')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
    await waitFor(() => expect(screen.getByText('Your account has been deleted.')).toBeVisible())
    await expect(
      within(canvas.getByRole('banner')).getByRole('link', { name: 'Sign In' }),
    ).toBeVisible()
  },
}

/** From the password to the recovery codes. */
export const AuthenticatorApp: Story = {
  parameters: {
    states: ['Security: recovery codes, shown once'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set Up Authenticator app' }))
    const box = within(await screen.findByRole('dialog'))
    await userEvent.type(box.getByLabelText('Password'), 'Rampart-demo-1!{Enter}')
    await userEvent.type(await box.findByRole('textbox', { name: 'Code' }), '123456{Enter}')
    const list = await box.findByRole('list', { name: 'Recovery codes' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10)
  },
}

/** 400 of a wrong password, said at the field. */
export const AuthenticatorAppRefused: Story = {
  parameters: {
    states: ['Security: setting up: the password is not right'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set Up Authenticator app' }))
    const box = within(await screen.findByRole('dialog'))
    const field = box.getByLabelText('Password')
    await userEvent.type(field, 'wrong{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('The current password is incorrect.'),
    )
  },
}

/** 400 of a wrong password, said at the field. */
export const PasskeyRefused: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Security: adding a passkey: the password is not right'],
    pictures: [],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a Passkey' }))
    const field = within(await screen.findByRole('dialog')).getByLabelText('Password')
    await userEvent.type(field, 'wrong{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('The current password is incorrect.'),
    )
  },
}
