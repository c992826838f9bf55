import { endLabSession, extendLabSession, getLabSession } from '@rampart/contract/calls/lab'
import { lab, labSession } from '@rampart/screens/testing/labFixtures.ts'
import { labServer } from '@rampart/screens/testing/labServer.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, troubledApi } from '../testing/answer.ts'
import { labHandlers } from '../testing/labHandlers.ts'
import { expectAlert, expectBusy, expectWords, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const server = labServer()

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Lab session',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/lab/jwt-forgery/session/session-active', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: labHandlers(server) },
  beforeEach: () => {
    server.reset([labSession('active')])
    return api.begin()
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const withServer = (...handlers: ReturnType<typeof labHandlers>) => ({ msw: [...handlers, ...labHandlers(server)] })
const expectSession = (canvas: Canvas) => canvas.findByRole('region', { name: 'Lab Access' })

export const GetLabSessionSlow: Story = {
  parameters: withServer(api.held(getLabSession)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading lab session')).toBeInTheDocument()
    api.recover()
    await expectSession(canvas)
  },
}

export const GetLabSessionMalformed: Story = {
  parameters: withServer(api.malformed(getLabSession)),
  play: async ({ canvas }) => {
    await expectAlert('Failed to load session data')
    await expect(canvas.getByRole('link', { name: 'Back to Lab Sessions' })).toBeVisible()
    api.recover()
    await retry()
    await expectSession(canvas)
  },
}

async function end(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'End Lab Session' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End Lab Session' }))
  await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
  return dialog
}

export const EndLabSessionSlow: Story = {
  parameters: withServer(api.held(endLabSession)),
  play: async ({ canvas, args }) => {
    const dialog = await end(canvas)
    await expect(await dialog.findByRole('button', { name: 'Ending...' })).toHaveAttribute('aria-busy', 'true')
    api.recover()
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/lab-sessions'))
  },
}

export const EndLabSessionMalformed: Story = {
  parameters: withServer(api.malformed(endLabSession, 'html')),
  play: async ({ canvas, args }) => {
    const dialog = await end(canvas)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to end session')
    api.recover()
    await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/lab-sessions'))
  },
}

/** Opens the dialog, chooses and sends; answers with the dialog. */
async function extend(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Extend Lab Session' }))
  await userEvent.click(dialog.getByRole('radio', { name: /^2 hours/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Extend' }))
  return dialog
}

async function expectExtended() {
  await expectWords('Lab session extended by 2 hours.')
  await expect(server.session('session-active')?.ttl).toBe(180)
}

export const ExtendLabSessionSuccess: Story = {
  play: async ({ canvas }) => {
    await extend(canvas)
    await expectExtended()
  },
}

const extendedAfterAll =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const dialog = await extend(canvas)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    await expect(dialog.getByRole('radio', { name: /^2 hours/ })).toBeChecked()
    api.recover()
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }))
    await expectExtended()
  }

export const ExtendLabSessionFailure: Story = {
  parameters: withServer(api.failing(extendLabSession, failure(402, 'You need 4 credits to extend this lab; you have 3.'))),
  play: extendedAfterAll('You need 4 credits to extend this lab; you have 3.'),
}

export const ExtendLabSessionMalformed: Story = {
  parameters: withServer(api.malformed(extendLabSession)),
  play: extendedAfterAll('Failed to extend session'),
}

export const ExtendLabSessionSlow: Story = {
  parameters: withServer(api.held(extendLabSession)),
  play: async ({ canvas }) => {
    const dialog = await extend(canvas)
    await expectBusy(dialog.getByRole('button', { name: 'Extend' }))
    api.recover()
    await expectExtended()
    await expect(canvas.getByRole('heading', { level: 1, name: lab.title })).toBeVisible()
  },
}
