import { getProfile, updatePassword, updateProfile } from '@rampart/contract/calls/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Failure, failure, troubledApi } from '../testing/answer.ts'
import { expectAlert, expectBusy, expectWords, fill, fillAndSend, forgetDrafts, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Profile',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/profile', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: () => {
    forgetDrafts()
    return api.begin()
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const firstName = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'First Name' })

const loadedAfterAll: NonNullable<Story['play']> = async ({ canvas }) => {
  await expectWords('Failed to load profile')
  await expectWords('Your profile could not be loaded.')
  api.recover()
  await retry()
  await expect(await firstName(canvas)).toHaveValue('Dana')
}

export const GetProfileFailure: Story = { parameters: { msw: [api.failing(getProfile, failure(500, 'Away.'))] }, play: loadedAfterAll }

export const GetProfileMalformed: Story = { parameters: { msw: [api.malformed(getProfile)] }, play: loadedAfterAll }

/** Everything else on the page works already. */
export const GetProfileSlow: Story = {
  parameters: { msw: [api.held(getProfile)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading profile')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toBeEnabled()
    api.recover()
    await expect(await firstName(canvas)).toHaveValue('Dana')
  },
}

/** Changes the name and sends it; answers with the button. */
async function save(canvas: Canvas) {
  await userEvent.type(await firstName(canvas), 'h{Enter}')
  return canvas.getByRole('button', { name: 'Update Profile' })
}

async function expectSaved(canvas: Canvas) {
  await expectWords('Profile updated successfully!')
  await expect(canvas.queryByRole('button', { name: 'Discard Changes' })).not.toBeInTheDocument()
}

export const UpdateProfileSuccess: Story = {
  play: async ({ canvas }) => {
    await save(canvas)
    await expectSaved(canvas)
  },
}

const tooLong = 'First name is too long (at most 100 characters).'

/** The server's words at the field that they are about. */
export const UpdateProfileFailure: Story = {
  parameters: {
    msw: [api.failing(updateProfile, new Failure(400, { success: false, message: tooLong, code: 'invalid', errors: [{ path: 'firstName', msg: tooLong }] }))],
  },
  play: async ({ canvas }) => {
    const button = await save(canvas)
    await expect(await canvas.findByText(tooLong)).toBeVisible()
    await expect(await firstName(canvas)).toHaveAccessibleDescription(tooLong)
    await expect(await firstName(canvas)).toHaveValue('Danah')
    api.recover()
    await userEvent.click(button)
    await expectSaved(canvas)
  },
}

export const UpdateProfileSlow: Story = {
  parameters: { msw: [api.held(updateProfile)] },
  play: async ({ canvas }) => {
    await expectBusy(await save(canvas))
    api.recover()
    await expectSaved(canvas)
  },
}

/** What was typed stays. */
export const UpdateProfileMalformed: Story = {
  parameters: { msw: [api.malformed(updateProfile)] },
  play: async ({ canvas }) => {
    const button = await save(canvas)
    await expectAlert('Failed to update profile. Please try again.')
    await expect(await firstName(canvas)).toHaveValue('Danah')
    api.recover()
    await userEvent.click(button)
    await expectSaved(canvas)
  },
}

const passwordTab = { path: '/profile?tab=password' }
const oldPassword = (canvas: Canvas) => canvas.findByLabelText('Old Password')

async function changePassword(canvas: Canvas) {
  await fill(await oldPassword(canvas), 'Rampart-demo-1!')
  await fill(canvas.getByLabelText('New Password'), 'correct horse battery')
  await fillAndSend(canvas.getByLabelText('Confirm New Password'), 'correct horse battery')
  return canvas.getByRole('button', { name: 'Update Password' })
}

/** The form is cleared (specification §7). */
async function expectChanged(canvas: Canvas) {
  await expectWords('Password updated successfully!')
  await expect(await oldPassword(canvas)).toHaveValue('')
}

const changedAfterAll =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const button = await changePassword(canvas)
    await expectAlert(words)
    await expect(await oldPassword(canvas)).toHaveValue('Rampart-demo-1!')
    await expect(screen.getByLabelText('Confirm New Password')).toHaveValue('correct horse battery')
    api.recover()
    await userEvent.click(button)
    await expectChanged(canvas)
  }

export const UpdatePasswordFailure: Story = {
  args: passwordTab,
  parameters: { msw: [api.failing(updatePassword, failure(400, 'The current password is wrong.'))] },
  play: changedAfterAll('The current password is wrong.'),
}

export const UpdatePasswordMalformed: Story = {
  args: passwordTab,
  parameters: { msw: [api.malformed(updatePassword)] },
  play: changedAfterAll('Failed to update password. Please try again.'),
}

export const UpdatePasswordSlow: Story = {
  args: passwordTab,
  parameters: { msw: [api.held(updatePassword)] },
  play: async ({ canvas }) => {
    await expectBusy(await changePassword(canvas))
    api.recover()
    await expectChanged(canvas)
  },
}
