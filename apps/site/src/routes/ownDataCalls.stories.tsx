import { deleteUser, exportUser } from '@rampart/contract/calls/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { failure, troubledApi } from '../testing/answer.ts'
import { expectBusy, expectReady, expectWords, fillAndSend } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const saved: string[] = []

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Own data',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/profile', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: () => {
    saved.splice(0)
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const end = api.begin()
    return () => {
      end()
      click.mockRestore()
    }
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function download(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: 'Download my data' })
  await userEvent.click(button)
  return button
}

async function expectDownloaded() {
  await expectWords('Your data has been downloaded.')
  await expect(saved).toEqual([expect.stringMatching(/^my-data-/)])
}

export const ExportUserSuccess: Story = {
  play: async ({ canvas }) => {
    await download(canvas)
    await expectDownloaded()
  },
}

const downloadedAfterAll =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const button = await download(canvas)
    await expectWords(words)
    await expectReady(button)
    await expect(saved).toEqual([])
    api.recover()
    await userEvent.click(button)
    await expectDownloaded()
  }

export const ExportUserFailure: Story = {
  parameters: { msw: [api.failing(exportUser, failure(503, 'Too many people ask for their data. Please try again soon.'))] },
  play: downloadedAfterAll('Too many people ask for their data. Please try again soon.'),
}

export const ExportUserMalformed: Story = {
  parameters: { msw: [api.malformed(exportUser, 'html')] },
  play: downloadedAfterAll('Your data could not be downloaded. Please try again.'),
}

export const ExportUserSlow: Story = {
  parameters: { msw: [api.held(exportUser)] },
  play: async ({ canvas }) => {
    await expectBusy(await download(canvas))
    api.recover()
    await expectDownloaded()
  },
}

/** Opens the dialog, gives the password and sends it; answers with the dialog. */
async function deleteAccount(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }))
  await fillAndSend(dialog.getByLabelText('Password'), 'Rampart-demo-1!')
  return dialog
}

const deletedAfterAll =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas, args }) => {
    const dialog = await deleteAccount(canvas)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    await expect(dialog.getByLabelText('Password')).toHaveValue('Rampart-demo-1!')
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/profile')
    api.recover()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
  }

export const DeleteUserFailure: Story = {
  parameters: { msw: [api.failing(deleteUser, failure(400, 'The current password is wrong.'))] },
  play: deletedAfterAll('The current password is wrong.'),
}

export const DeleteUserMalformed: Story = {
  parameters: { msw: [api.malformed(deleteUser)] },
  play: deletedAfterAll('Your account could not be deleted. Please try again.'),
}

/** The dialog can be neither left nor sent again. */
export const DeleteUserSlow: Story = {
  parameters: { msw: [api.held(deleteUser)] },
  play: async ({ canvas, args }) => {
    const dialog = await deleteAccount(canvas)
    await expectBusy(dialog.getByRole('button', { name: 'Delete My Account' }))
    await expect(dialog.getByRole('button', { name: 'Keep It' })).toBeDisabled()
    api.recover()
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
  },
}
