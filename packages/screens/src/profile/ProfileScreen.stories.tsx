import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { UserAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import { profile } from '../testing/fixtures.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

const notify = fn<Notify>()
const updateProfile = fn<UserAdapter['updateProfile']>(async (changes) => ({
  ...profile,
  ...changes,
}))
const drafts = {
  read: fn<(key: string) => string | null>(() => null),
  write: fn<(key: string, text: string) => void>(),
  remove: fn<(key: string) => void>(),
}
const answering = (user: Partial<UserAdapter> = {}) => ({
  adapters: { user: { updateProfile, ...user }, drafts } satisfies AdapterOverrides,
})

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  args: {
    tab: 'profile',
    onTabChange: fn(),
    preferences: { theme: 'system', motion: 'system' },
    onPreferencesChange: fn(),
    onDeleted: fn(),
  },
  parameters: { layout: 'fullscreen', session: 'signed-in', onNotify: notify, ...answering() },
  beforeEach: () => {
    drafts.read.mockReset().mockReturnValue(null)
  },
  decorators: [inScreenFrame],
  render: function Render(args) {
    const [tab, setTab] = useState(args.tab)
    return (
      <ProfileScreen
        {...args}
        tab={tab}
        onTabChange={(next) => {
          setTab(next)
          args.onTabChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name })
const save = async (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }))

/** Saving without changes makes no call. */
export const Kept: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Profile Update: the form'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profile Update',
      'Update Password',
    ])
    await expect(await field(canvas, 'First Name')).toHaveValue('Dana')
    await expect(await field(canvas, 'Email Address')).toHaveAttribute('readonly')
    await expect(canvas.getByRole('combobox', { name: 'Gender' })).toHaveValue('other')
    await save(canvas)
    await expect(notify).toHaveBeenLastCalledWith({
      tone: 'info',
      message: 'No changes to save: your profile is up to date.',
    })
    await expect(updateProfile).not.toHaveBeenCalled()
  },
}

/** Typed text is stored at once, field by field; once saved, it is deleted. */
export const Saved: Story = {
  parameters: { states: ['Profile Update: saved'] },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Phone Number'), '2348012345678')
    await expect(drafts.write).toHaveBeenLastCalledWith(
      'profile',
      '{"phoneNumber":"2348012345678"}',
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gender' }), 'Female')
    await userEvent.click(canvas.getByRole('tab', { name: 'Update Password' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile Update' }))
    await save(canvas)
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith({
        tone: 'success',
        message: 'Profile updated successfully!',
      }),
    )
    await expect(updateProfile).toHaveBeenLastCalledWith({
      ...profile,
      gender: 'female',
      phoneNumber: '2348012345678',
    })
    await expect(drafts.remove).toHaveBeenLastCalledWith('profile')
    await expect(canvas.queryByRole('button', { name: 'Discard Changes' })).toBeNull()
    await expect(await field(canvas, 'Phone Number')).toHaveValue('2348012345678')
  },
}

const read = fn<UserAdapter['profile']>()

/** What another tab has saved meanwhile is not overwritten. */
export const SavedElsewhereToo: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...answering({ profile: read }) },
  beforeEach: () => void read.mockReset().mockResolvedValue(profile),
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Phone Number'), '2348012345678')
    const elsewhere = { ...profile, lastName: 'Of Another Tab' }
    read.mockResolvedValue(elsewhere)
    await save(canvas)
    await waitFor(() =>
      expect(updateProfile).toHaveBeenLastCalledWith({
        ...elsewhere,
        phoneNumber: '2348012345678',
      }),
    )
    await waitFor(async () =>
      expect(await field(canvas, 'Last Name')).toHaveValue('Of Another Tab'),
    )
    await expect(canvas.queryByRole('button', { name: 'Discard Changes' })).toBeNull()
  },
}

/** As after a reload, or after signing in again: the form has what was typed before. */
export const Draft: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Profile Update: changed'] },
  beforeEach: () =>
    void drafts.read.mockReturnValue('{"lastName":"Learner-Okafor","gender":"none"}'),
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Last Name')).toHaveValue('Learner-Okafor')
    await expect(canvas.getByRole('combobox', { name: 'Gender' })).toHaveValue('other')
    await expect(canvas.getByRole('heading', { name: 'Dana Learner' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard Changes' }))
    await expect(await field(canvas, 'Last Name')).toHaveValue('Learner')
    await expect(drafts.remove).toHaveBeenLastCalledWith('profile')
  },
}

const refusal = new AdapterError({
  status: 400,
  serverMessage: 'Not valid.',
  fieldErrors: [
    {
      path: 'phoneNumber',
      msg: 'Phone number must be in country-code format, for example 2348012345678.',
    },
  ],
})

/** The server's words at their field; what was typed stays. */
export const Refused: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ updateProfile: async () => Promise.reject(refusal) }),
    states: ['Profile Update: refused'],
  },
  play: async ({ canvas }) => {
    const phone = await field(canvas, 'Phone Number')
    await userEvent.type(phone, '0801')
    await save(canvas)
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription(/^Phone number must be in country-code format/)
    await expect(phone).toHaveValue('0801')
  },
}

export const SaveFails: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ updateProfile: fails(0) }),
    states: ['Profile Update: fails without words'],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'First Name'), 'h')
    await save(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to update profile. Please try again.',
    )
    await expect(await field(canvas, 'First Name')).toHaveValue('Danah')
  },
}

/** The application handles an expired sign-in: no error is shown here. */
export const SignInExpired: Story = {
  parameters: {
    states: ['Profile Update: on 401'],
    ...answering({ updateProfile: fails(401) }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'First Name'), 'h')
    await save(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Update Profile' })).not.toHaveAttribute(
        'aria-busy',
      ),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A second press does not send again; text that is typed meanwhile is not saved yet. */
export const Saving: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ updateProfile: never }),
    states: ['Profile Update: busy'],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'First Name'), 'h')
    await save(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Update Profile' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

let finish: () => void

/** Text that is typed during the save stays, and can be saved next. */
export const TypedWhileSaving: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({
      updateProfile: (changes) =>
        new Promise((resolve) => (finish = () => resolve({ ...profile, ...changes }))),
    }),
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Update Profile' })
    await userEvent.type(await field(canvas, 'First Name'), 'h')
    await save(canvas)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(await field(canvas, 'Phone Number'), '2348012345678')
    finish()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(await field(canvas, 'Phone Number')).toHaveValue('2348012345678')
    await expect(canvas.getByRole('button', { name: 'Discard Changes' })).toBeVisible()
    await expect(drafts.write).toHaveBeenLastCalledWith(
      'profile',
      '{"phoneNumber":"2348012345678"}',
    )
  },
}

export const Loading: Story = {
  parameters: { ...answering({ profile: never }), states: ['Profile Update: loading'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading profile')).toBeInTheDocument()
    await expect(canvas.queryByRole('textbox', { name: 'First Name' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toBeVisible()
  },
}

const loadProfile = fn<UserAdapter['profile']>()

/** A notice with a button to try again; everything else on the page works. */
export const LoadFails: Story = {
  parameters: { ...answering({ profile: loadProfile }), states: ['Profile Update: loading fails'] },
  beforeEach: () =>
    void loadProfile
      .mockReset()
      .mockResolvedValue(profile)
      .mockRejectedValueOnce(new AdapterError({ status: 500 })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith({
        tone: 'critical',
        message: 'Failed to load profile',
      }),
    )
    await expect(await canvas.findByText('Your profile could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
  },
}

/** After another try it is shown. */
export const LoadedAfterAll: Story = {
  ...LoadFails,
  parameters: {
    ...LoadFails.parameters,
    states: ['Profile Update: loading fails'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await field(canvas, 'First Name')).toHaveValue('Dana')
    await expect(canvas.queryByText('Your profile could not be loaded.')).toBeNull()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  parameters: answering({
    profile: async () => ({
      ...profile,
      firstName: 'Oluwaseun-Adébáyọ̀',
      lastName: 'Wolfeschlegelsteinhausenbergerdorff',
    }),
  }),
  play: async ({ canvas }) => {
    await field(canvas, 'First Name')
    const tabs = canvas.getByRole('tablist')
    await expect(tabs.scrollWidth, 'Both tabs are in sight.').toBe(tabs.clientWidth)
  },
}
