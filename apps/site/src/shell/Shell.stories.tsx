import { logout } from '@rampart/contract/calls/auth'
import { apiBase } from '@rampart/contract/calls/call'
import { explore } from '@rampart/contract/calls/explore'
import { listLabSessions } from '@rampart/contract/calls/lab'
import { getProfile } from '@rampart/contract/calls/user'
import { labSession } from '@rampart/screens/testing/labFixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { respond, failure, noResponse } from '../testing/storyHandlers.ts'
import { danaToken } from '../testing/storySite.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import type { Connection } from './connection.ts'

/** A connection that a story switches. */
function switchedConnection() {
  const listeners = new Set<() => void>()
  let isOnline = true
  const connection: Connection = {
    isOnline: () => isOnline,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    check: async () => undefined,
  }
  const set = (next: boolean) => {
    isOnline = next
    for (const listener of listeners) listener()
  }
  return { connection, set }
}

const offlineAtFirst = switchedConnection()

const meta = {
  title: 'Site/Header',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/bootcamps', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const openMenu = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Account' }))

/** The site's four links and Sign In, which leads to its page. */
export const SignedOut: Story = {
  args: { session: 'signed-out' },
  parameters: { states: ['Header: signed out'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const main = within(await canvas.findByRole('navigation', { name: 'Main' }))
    await expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/bootcamps',
      '/verify-cert',
      'https://community.rampart.example/',
      'https://blog.rampart.example/',
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Sign In' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/signin'))
  },
}

/** The account in place of Sign In, with its three pages. */
export const AccountMenu: Story = {
  parameters: { states: ['Header: account menu open'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
    await openMenu(canvas)
    const entries = await screen.findAllByRole('menuitem')
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'My Learning',
      'Lab Sessions',
      'Edit Profile',
      'Log Out',
    ])
  },
}

/** The name of the account, read when pointer or focus comes near. */
export const AccountName: Story = {
  parameters: { states: ['Header: signed in'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await expect(await screen.findByText('Dana Learner')).toBeInTheDocument()
  },
}

/** The name cannot be read: the menu is there all the same, and nothing is said. */
export const NameFails: Story = {
  parameters: {
    states: ['Header: the name is on its way, or cannot be read'],
    chromatic: { disableSnapshot: true },
    msw: [respond(getProfile, failure('internal_error'))],
  },
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await expect(await screen.findByText('My Account')).toBeInTheDocument()
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** An entry opens its page without a reload. */
export const MenuLeadsOn: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await openMenu(canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My Learning' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/my-learning'))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

const loggedOut = fn<(token: string | undefined) => void>()

/** Tells the server whose token ends, forgets it, and goes home. */
export const LogOut: Story = {
  parameters: {
    states: ['Header: Log Out'],
    msw: [
      respond(logout, ({ token }) => {
        loggedOut(token)
        return {}
      }),
    ],
  },
  beforeEach: () => void loggedOut.mockClear(),
  play: async ({ canvas, args }) => {
    await openMenu(canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
    await waitFor(() => expect(loggedOut.mock.calls).toEqual([[danaToken]]))
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument()
  },
}

/** At once, even while the server does not respond. */
export const LogOutUnanswered: Story = {
  parameters: {
    states: ['Header: Log Out'],
    chromatic: { disableSnapshot: true },
    msw: [noResponse(logout)],
  },
  play: async ({ canvas, args }) => {
    await openMenu(canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
  },
}

/** The token is forgotten here even if the server cannot be told. */
export const LogOutFails: Story = {
  parameters: {
    states: ['Header: Log Out'],
    chromatic: { disableSnapshot: true },
    msw: [respond(logout, failure('internal_error'))],
  },
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
  },
}

const running = respond(listLabSessions, () => ({
  data: [labSession('active', { startedAt: new Date(Date.now() - 10 * 60_000).toISOString() })],
}))

/** A lab that runs is a link on every page, soon after the page itself. */
export const LabRuns: Story = {
  parameters: {
    states: ['Header: a lab runs', 'Running lab: time is left'],
    chromatic: { disableSnapshot: true },
    msw: [running],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole(
        'link',
        { name: /^Forge a JSON Web Token: \d+ minutes left$/ },
        { timeout: 5_000 },
      ),
    )
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/lab/jwt-forgery/session/session-active'),
    )
    await waitFor(() => expect(canvas.queryByRole('link', { name: /minutes left$/ })).toBeNull())
  },
}

const asked = fn()

/** Visitors are not asked about: no script, no request. */
export const VisitorHasNoLab: Story = {
  args: { session: 'signed-out' },
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      respond(listLabSessions, () => {
        asked()
        return { data: [] }
      }),
    ],
  },
  beforeEach: () => void asked.mockClear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /minutes left$/ })).toBeNull()
    await expect(asked).not.toHaveBeenCalled()
  },
}

/** On a phone beside the menu, and in its drawer. */
export const PhoneLabRuns: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    states: ['Drawer: a lab runs'],
    chromatic: { disableSnapshot: true },
    msw: [running],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /minutes left$/ }, { timeout: 5_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(
      await drawer.findByRole('link', { name: /^Lab Sessions Forge .* minutes left$/ }),
    ).toHaveAttribute('href', '/lab-sessions')
  },
}

/** On a phone the same in a drawer, which closes on the way to another page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    states: ['Header: below the medium width (900 px)', 'Drawer: closes on navigation'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    const entry = drawer.getByRole('link', { name: 'My Learning' })
    await waitFor(() => expect(entry).toBeVisible())
    await userEvent.click(entry)
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/my-learning'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** What failed for lack of a connection is read again when it is back. */
export const BackOnline: Story = {
  args: { path: '/', session: 'signed-out', connection: offlineAtFirst.connection },
  parameters: {
    states: ['Connection: back online'],
    chromatic: { disableSnapshot: true },
    msw: [
      http.get(`${apiBase}${explore.path}`, () =>
        offlineAtFirst.connection.isOnline() ? undefined : HttpResponse.error(),
      ),
    ],
  },
  beforeEach: () => offlineAtFirst.set(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No connection/)).toBeVisible()
    await expect(await canvas.findByText('Failed to fetch content')).toBeVisible()
    offlineAtFirst.set(true)
    await expect(await canvas.findByText('Back online')).toBeVisible()
    await waitFor(() =>
      expect(canvas.queryByText('Failed to fetch content')).not.toBeInTheDocument(),
    )
    await waitFor(() => expect(canvas.queryByText('Back online')).not.toBeInTheDocument(), {
      timeout: 6000,
    })
  },
}

/** Some browsers (WebKit) show a page that Back brings from memory (bfcache) from its top. */
export const KeptPageComesBack: Story = {
  tags: ['edge'],
  args: { path: '/', session: 'signed-out' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(6),
    )
    scrollTo(0, 300)
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    scrollTo(0, 0)
    await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect(scrollY).toBe(300)
  },
}
