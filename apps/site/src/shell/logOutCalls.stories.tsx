import { logout } from '@rampart/contract/calls/auth'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { answer, troubledApi } from '../testing/answer.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Log out',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/bootcamps', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function logOut({ canvas }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
}

/** Signed out here, and at home. */
async function expectHome({ canvas, args }: Context) {
  await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
  await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
}

const told = fn<() => void>()

/** Nobody waits for the server, which is told all the same. */
export const LogoutSlow: Story = {
  parameters: {
    msw: [
      api.held(logout),
      answer(logout, () => {
        told()
        return {}
      }),
    ],
  },
  play: async (context) => {
    told.mockClear()
    await logOut(context)
    await expectHome(context)
    await expect(told).not.toHaveBeenCalled()
    api.recover()
    await waitFor(() => expect(told).toHaveBeenCalledOnce())
  },
}

/** Only logged: here the token is forgotten. */
export const LogoutMalformed: Story = {
  parameters: { msw: [api.malformed(logout, 'html')] },
  play: async (context) => {
    const log = spyOn(console, 'warn').mockImplementation(() => undefined)
    await logOut(context)
    await expectHome(context)
    await waitFor(() => expect(log).toHaveBeenCalledWith('The server could not be told of the log-out.', expect.anything()))
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    log.mockRestore()
  },
}
