import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { touchScreen } from '../../../components/Overlay/touchScreen.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { RunningLab } from '../RunningLab/RunningLab.tsx'
import { TopBar } from './TopBar.tsx'
import { topBarArgs } from './topBarFixture.ts'

/** What the site's first script does if a visitor has a token. */
const rootSaysSignedIn: Decorator = (Story) => {
  useLayoutEffect(() => {
    document.documentElement.dataset['session'] = 'signed-in'
    return () => {
      delete document.documentElement.dataset['session']
    }
  }, [])
  return <Story />
}

const meta = {
  title: 'Surfaces/Shell/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { ...topBarArgs, session: 'signed-out', currentPath: '/', onLogOut: fn() },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

/** Brand, four links, Sign In. */
export const SignedOut: Story = {
  parameters: { ...darkAndMirrored, states: ['Header: signed out'] },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      topBarArgs.links.map(({ href }) => href),
    )
    await expect(canvas.getByRole('link', { name: 'Rampart' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
    await expect(canvas.queryByRole('button', { name: 'Account' })).toBeNull()
  },
}

/** The account replaces Sign In. */
export const SignedIn: Story = {
  parameters: { states: ['Header: signed in'] },
  args: { session: 'signed-in', accountName: 'Dana Learner' },
}

/**
 * The magnifying glass opens a search on this page; with Ctrl, or before scripts have come, it is a
 * link.
 */
export const WithSearch: Story = {
  args: { search: { href: '/search', onOpen: fn() } },
  parameters: { states: ['Header: the way to search'] },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Search' })
    await expect(link).toHaveAttribute('href', '/search')
    await userEvent.click(link)
    await expect(args.search?.onOpen).toHaveBeenCalledOnce()
  },
}

export const WithSearchOnPhone: Story = {
  ...WithSearch,
  tags: ['edge'],
  globals: phone,
  parameters: { chromatic: { disableSnapshot: true } },
}

const runningLab = (
  <RunningLab
    lab="Forge a JSON Web Token"
    time={{ label: '49:10', seconds: 2950 }}
    href="/lab/jwt-forgery/session/1"
  />
)

/** The link to the lab is before the other links, which do not move when it appears. */
export const LabRuns: Story = {
  args: { session: 'signed-in', accountName: 'Dana Learner' },
  parameters: { ...darkAndMirrored, states: ['Header: a lab runs'] },
  render: function Render(args) {
    const [isKnown, setKnown] = useState(false)
    return (
      <>
        <TopBar {...args} runningLab={isKnown ? runningLab : undefined} />
        <Button onPress={() => setKnown(true)}>A lab runs</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const places = () =>
      ['Bootcamps', 'Blog'].map((label) => canvas.getByText(label).getBoundingClientRect().left)
    const before = places()
    await userEvent.click(canvas.getByRole('button', { name: 'A lab runs' }))
    await expect(
      canvas.getByRole('link', { name: 'Forge a JSON Web Token: 49 minutes left' }),
    ).toBeVisible()
    await expect(places()).toEqual(before)
  },
}

/** Beside the menu, only the time. */
export const PhoneLabRuns: Story = {
  args: { session: 'signed-in', runningLab },
  parameters: { states: ['Header: a lab runs'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('49:10')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** The brand stays on one line, beside hours and the search too. */
export const PhoneLabRunsForHours: Story = {
  args: {
    ...WithSearch.args,
    session: 'signed-in',
    runningLab: (
      <RunningLab
        lab="Forge a JSON Web Token"
        time={{ label: '3:49:10', seconds: 13_750 }}
        href="/lab/jwt-forgery/session/1"
      />
    ),
  },
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: phone,
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.brand })
    await expect(link.lastChild).toBeInstanceOf(Text)
    const words = document.createRange()
    words.selectNodeContents(link.lastChild as Text)
    await expect(words.getClientRects()).toHaveLength(1)
  },
}

/** What the server renders: the same as signed out. */
export const Unknown: Story = {
  parameters: { states: ['Header: before the stored token is read'] },
  args: { session: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible()
  },
}

/**
 * The root element says that a token exists: Sign In is hidden, and as wide as the account's
 * button.
 */
export const UnknownWithToken: Story = {
  parameters: { states: ['Header: a stored token, not read yet'] },
  args: { session: 'unknown' },
  decorators: [rootSaysSignedIn],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull()
    const signIn = canvas.getByText('Sign In')
    await expect(signIn).not.toBeVisible()
    // The place: 44 px, as `vars.touch.base`; the link in it keeps one line.
    const link = signIn.closest('a')!
    await expect(link.parentElement!.getBoundingClientRect().width).toBe(44)
    await expect(link.getBoundingClientRect().height).toBe(44)
  },
}

/** From unknown to signed in: the account replaces Sign In and the links do not move. */
export const SessionBecomesKnown: Story = {
  parameters: { states: ['Header: a stored token, not read yet'] },
  args: { session: 'unknown' },
  decorators: [rootSaysSignedIn],
  render: function Render(args) {
    const [session, setSession] = useState(args.session)
    return (
      <>
        <TopBar {...args} session={session} />
        <Button onPress={() => setSession('signed-in')}>Read the token</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const left = () => canvas.getByText('Blog').getBoundingClientRect().left
    const before = left()
    await userEvent.click(canvas.getByRole('button', { name: 'Read the token' }))
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible()
    await expect(left()).toBe(before)
  },
}

/** The page itself, and pages below it, are marked. */
export const CurrentPage: Story = {
  parameters: { states: ['Header: the page one is on is marked in bar and menu'] },
  args: { currentPath: '/bootcamps/aws' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bootcamps' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(canvas.getByRole('link', { name: 'Verify Cert' })).not.toHaveAttribute(
      'aria-current',
    )
  },
}

/** One press opens the menu although its code is loaded only then. */
export const AccountMenuOpens: Story = {
  parameters: { states: ['Header: account menu open'] },
  args: { session: 'signed-in', accountName: 'Dana Learner' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await userEvent.click(trigger)
    await expect(await screen.findByRole('menuitem', { name: 'My Learning' })).toHaveAttribute(
      'href',
      '/my-learning',
    )
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  },
}

/**
 * Escape closes the menu and the focus comes back; Enter opens it again, and logging out closes it.
 */
export const AccountMenuCloses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  args: { session: 'signed-in', accountName: 'Dana Learner' },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await userEvent.click(trigger)
    await screen.findByRole('menuitem', { name: 'My Learning' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    // While the menu fades out, it still has its entries.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    await waitFor(() => expect(args.onLogOut).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** On a phone one press opens the drawer; a change of the page closes it. */
export const DrawerOpens: Story = {
  parameters: { states: ['Drawer: open'] },
  globals: phone,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(trigger)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Sign In' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Pointer or focus near the account: time to load the name. */
export const AccountNear: Story = {
  tags: ['edge'],
  args: { session: 'signed-in', onAccountNear: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await expect(args.onAccountNear).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Account' }).focus()
    await expect(args.onAccountNear).toHaveBeenCalled()
  },
}

/** Two presses at once, before the drawer is open: it closes, and the page can be used. */
export const DrawerPressedTwice: Story = {
  tags: ['edge'],
  globals: phone,
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: touchScreen,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(trigger)
    await screen.findByRole('dialog', { name: 'Menu' })
    trigger.click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** The window becomes wider than 900 px, as when a tablet is turned: the drawer closes. */
export const DrawerClosesWithItsButton: Story = {
  globals: phone,
  parameters: {
    states: ['Drawer: the window grows past 900 px'],
  },
  render: function Render(args) {
    const [isWide, setWide] = useState(false)
    return (
      <>
        <div hidden={isWide}>
          <TopBar {...args} />
        </div>
        <Button onPress={() => setWide(true)}>Turn</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await screen.findByRole('dialog', { name: 'Menu' })
    canvas.getByText('Turn').click()
    await waitFor(() => expect(canvas.getByText('Rampart')).not.toBeVisible())
    dispatchEvent(new Event('resize'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Brand and menu alone. */
export const Phone: Story = {
  parameters: { states: ['Header: below the medium width (900 px)'] },
  globals: phone,
}

/** A long name wraps; the menu stays. */
export const PhoneLongName: Story = {
  tags: ['edge'],
  args: { brand: 'The Northern Academy of Cloud and Cyber Security' },
  globals: phone,
}

/** Below 900 px still the menu. */
export const Tablet: Story = {
  parameters: { states: ['Header: below the medium width (900 px)'] },
  args: { session: 'signed-in' },
  globals: { viewport: { value: 'tablet' } },
}
