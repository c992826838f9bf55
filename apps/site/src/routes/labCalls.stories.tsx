import { getLab, startLab } from '@rampart/contract/calls/lab'
import { lab } from '@rampart/screens/testing/labFixtures.ts'
import { labServer } from '@rampart/screens/testing/labServer.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { troubledApi } from '../testing/answer.ts'
import { labHandlers } from '../testing/labHandlers.ts'
import { expectAlert, expectBusy, expectReady, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const server = labServer()

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Lab',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/lab/jwt-forgery', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: labHandlers(server) },
  beforeEach: () => {
    server.reset()
    return api.begin()
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const withServer = (...handlers: ReturnType<typeof labHandlers>) => ({ msw: [...handlers, ...labHandlers(server)] })
const expectLab = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: lab.title })

/** Opens the dialog, chooses a duration and sends it; answers with the dialog. */
async function launch(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: 'Launch Lab' })
  await expectReady(button)
  await userEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Launch Lab' }))
  await userEvent.click(dialog.getByRole('radio', { name: /^30 minutes/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Launch Lab' }))
  return dialog
}

export const GetLabSlow: Story = {
  parameters: withServer(api.held(getLab)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading lab')).toBeInTheDocument()
    api.recover()
    await expectLab(canvas)
  },
}

export const GetLabMalformed: Story = {
  parameters: withServer(api.malformed(getLab)),
  play: async ({ canvas }) => {
    await expectAlert('Something went wrong. Please try again.')
    api.recover()
    await retry()
    await expectLab(canvas)
  },
}

/** Nothing can be changed or sent again meanwhile. */
export const StartLabSlow: Story = {
  parameters: withServer(api.held(startLab)),
  play: async ({ canvas, args }) => {
    const dialog = await launch(canvas)
    await expectBusy(dialog.getByRole('button', { name: 'Launch Lab' }))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    api.recover()
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/lab/jwt-forgery/session/session-1'))
    await expect(server.session('session-1')?.ttl).toBe(30)
  },
}

/** The choice stays. */
export const StartLabMalformed: Story = {
  parameters: withServer(api.malformed(startLab)),
  play: async ({ canvas, args }) => {
    const dialog = await launch(canvas)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to start lab session')
    await expect(dialog.getByRole('radio', { name: /^30 minutes/ })).toBeChecked()
    api.recover()
    await userEvent.click(dialog.getByRole('button', { name: 'Launch Lab' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/lab/jwt-forgery/session/session-1'))
  },
}
