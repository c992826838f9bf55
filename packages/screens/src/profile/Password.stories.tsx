import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { AccountAdapter, UserAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import { expectAlert } from '../testing/expectAlert.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { handled, LogOut } from '../testing/leaving.tsx'
import { fails, never } from '../testing/memoryAdapters.ts'
import { heldCall } from '../testing/retrying.tsx'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'
import { loaded } from '../testing/loaded.ts'
import { ProfileSkeleton } from './ProfilePage.tsx'

const notify = fn<Notify>()
const changePassword = fn<UserAdapter['changePassword']>(async () => 'next-token')
const signIn = fn<AccountAdapter['signIn']>()
const drafts = { write: fn<(key: string, text: string) => void>() }
const answering = (user: Partial<UserAdapter> = {}) => ({
  adapters: { user: { changePassword, ...user }, drafts } satisfies AdapterOverrides,
})
const refusing = (error: AdapterError) =>
  answering({
    changePassword: async () => {
      throw error
    },
  })

const meta = {
  title: 'Screens/Profile, password',
  component: ProfileScreen,
  args: {
    tab: 'password',
    onTabChange: fn(),
    preferences: { theme: 'system', motion: 'system' },
    onPreferencesChange: fn(),
    onDeleted: fn(),
  },
  parameters: { session: 'signed-in', onNotify: notify, layout: 'fullscreen', ...answering() },
  decorators: [inScreenFrame],
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const next = 'correct horse battery'

async function send(canvas: Canvas, newPassword = next, confirmation = newPassword) {
  await userEvent.type(canvas.getByLabelText('Old Password'), 'Rampart-demo-1!')
  await userEvent.type(canvas.getByLabelText('New Password'), newPassword)
  await userEvent.type(canvas.getByLabelText('Confirm New Password'), confirmation)
  await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }))
}

/** The form is cleared; passwords are never stored. */
export const Changed: Story = {
  parameters: { states: ['Update Password: changed'] },
  play: async ({ canvas }) => {
    await send(canvas)
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith({
        tone: 'success',
        message: 'Password updated successfully!',
      }),
    )
    await expect(changePassword).toHaveBeenLastCalledWith('Rampart-demo-1!', next)
    for (const label of ['Old Password', 'New Password', 'Confirm New Password'])
      await expect(canvas.getByLabelText(label)).toHaveValue('')
    await expect(drafts.write).not.toHaveBeenCalled()
  },
}

/** Found before any call; corrected, it is sent. */
export const NoMatch: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Update Password: the two differ'] },
  play: async ({ canvas }) => {
    await send(canvas, next, `${next}!`)
    const confirmation = canvas.getByLabelText('Confirm New Password')
    await waitFor(() => expect(confirmation).toHaveFocus())
    await expect(confirmation).toHaveAccessibleDescription('New passwords do not match')
    await expect(changePassword).not.toHaveBeenCalled()
  },
}

export const TooShort: Story = {
  parameters: { states: ['Update Password: too short'] },
  play: async ({ canvas }) => {
    await send(canvas, 'short')
    await expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription(
      /^Use at least 8 characters\./,
    )
    await expect(changePassword).not.toHaveBeenCalled()
  },
}

/** The server's words at the old password; nothing typed is lost. */
export const WrongPassword: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...refusing(
      new AdapterError({
        status: 400,
        serverMessage: 'The current password is incorrect.',
        fieldErrors: [{ path: 'currentPassword', msg: 'The current password is incorrect.' }],
      }),
    ),
    states: ['Update Password: fails'],
  },
  play: async ({ canvas }) => {
    await send(canvas)
    const old = canvas.getByLabelText('Old Password')
    await waitFor(() => expect(old).toHaveFocus())
    await expect(old).toHaveAccessibleDescription('The current password is incorrect.')
    await expect(canvas.getByLabelText('New Password')).toHaveValue(next)
  },
}

export const TooManyTries: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...refusing(
      new AdapterError({
        status: 429,
        serverMessage: 'Too many attempts. Please try again later.',
      }),
    ),
    states: ['Update Password: fails'],
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expectAlert(canvas, 'Too many attempts. Please try again later.')
  },
}

export const ServerUnreachable: Story = {
  parameters: {
    states: ['Update Password: fails without words'],
    chromatic: { disableSnapshot: true },
    ...refusing(new AdapterError({ status: 500 })),
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expectAlert(canvas, 'Failed to update password. Please try again.')
  },
}

export const Busy: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ changePassword: never }),
    states: ['Update Password: busy'],
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Update Password' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

const heldChange = heldCall<string>()

/**
 * If the learner has logged out meanwhile, it stays so: the token of the response is not stored.
 */
export const LoggedOutMeanwhile: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ changePassword: heldChange.call }),
  },
  render: (args) => (
    <>
      <ProfileScreen {...args} />
      <LogOut />
    </>
  ),
  play: async ({ canvas }) => {
    await send(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }))
    await heldChange.respond('next-token')
    await handled()
    await expect(canvas.getByRole('button', { name: 'Logged out' })).toBeVisible()
  },
}

/** The profile could not be loaded: the password can still be changed. */
export const WithoutProfile: Story = {
  parameters: {
    states: ['Update Password: the profile could not be had'],
    ...answering({ profile: fails(500) }),
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await waitFor(() => expect(changePassword).toHaveBeenCalledOnce())
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}

/** Until it is known who is signed in, nothing can be typed, because the form would lose it. */
export const BeforeSession: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ tab }) => <ProfileSkeleton tab={tab} />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Old Password')
    field.focus()
    await expect(field).not.toHaveFocus()
  },
}

/**
 * The password was changed, but the response with the new token was lost: the next try signs in.
 */
export const ResponseLost: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: {
      user: { changePassword },
      account: { signIn },
      drafts,
    } satisfies AdapterOverrides,
  },
  beforeEach: () => {
    changePassword
      .mockRejectedValueOnce(new AdapterError({ status: 0 }))
      .mockRejectedValueOnce(new AdapterError({ status: 401, code: 'unauthenticated' }))
    signIn.mockReset().mockResolvedValue('token-of-signing-in')
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText(/^Failed to update password/)).toBeVisible()
    await expect(signIn).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }))
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith({
        tone: 'success',
        message: 'Password updated successfully!',
      }),
    )
    await expect(signIn).toHaveBeenCalledWith(expect.stringMatching(/@/), next)
    await expect(canvas.getByLabelText('New Password')).toHaveValue('')
  },
}
