import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { RunningLabTime } from '../RunningLab/RunningLab.tsx'
import { topBarArgs } from '../TopBar/topBarFixture.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { keptByStory } from '../../../docs/choicesOf.ts'
import { NavigationDrawer } from './NavigationDrawer.tsx'

const meta = {
  title: 'Surfaces/Shell/NavigationDrawer',
  component: NavigationDrawer,
  argTypes: keptByStory('isOpen'),
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onLogOut: fn(),
    links: topBarArgs.links,
    signInHref: topBarArgs.signInHref,
    accountLinks: topBarArgs.accountLinks,
    isSignedIn: true,
    currentPath: '/my-learning',
    accountName: 'Dana Learner',
  },
  globals: { viewport: { value: 'phone' } },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const close = () => {
      setOpen(false)
      args.onOpenChange(false)
    }
    return (
      <>
        <Button onPress={() => setOpen(true)}>Menu</Button>
        <NavigationDrawer {...args} isOpen={isOpen} onOpenChange={close} />
      </>
    )
  },
} satisfies Meta<typeof NavigationDrawer>

export default meta
type Story = StoryObj<typeof meta>

const names = (place: HTMLElement) =>
  [...place.querySelectorAll('a, nav button')].map((item) => item.textContent)

/** The account first, the site below; no Sign In. The current page is marked. */
export const SignedIn: Story = {
  parameters: { ...darkAndMirrored, states: ['Drawer: signed in'] },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() =>
      expect(within(drawer).getByRole('heading', { name: 'My Account' })).toBeVisible(),
    )
    await expect(names(within(drawer).getByRole('navigation', { name: 'My Account' }))).toEqual([
      'Edit Profile',
      'My Learning',
      'Lab Sessions',
      'Credentials',
      'Log Out',
    ])
    await expect(within(drawer).getByRole('link', { name: 'My Learning' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(within(drawer).queryByRole('link', { name: 'Sign In' })).toBeNull()
  },
}

/** The remaining time, beside the link to all sessions. */
export const LabRuns: Story = {
  args: {
    labTime: (
      <RunningLabTime lab="Forge a JSON Web Token" time={{ label: '49:10', seconds: 2950 }} />
    ),
  },
  parameters: { ...darkAndMirrored, states: ['Drawer: a lab runs'] },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(
      drawer.getByRole('link', {
        name: 'Lab Sessions Forge a JSON Web Token: 49 minutes left',
      }),
    ).toHaveAttribute('href', '/lab-sessions')
  },
}

/** Only one entry is marked: the closest to the page. */
export const OnCredentials: Story = {
  args: { currentPath: '/my-learning/credentials' },
  parameters: { states: ['Drawer: one entry is marked'] },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    const marked = [...drawer.querySelectorAll('[aria-current]')].map(
      ({ textContent }) => textContent,
    )
    await expect(marked).toEqual(['Credentials'])
  },
}

/** The name arrives when the drawer is already open: nothing moves. */
export const NameComesLater: Story = {
  args: { accountName: undefined },
  parameters: {
    states: ['Drawer: the name comes while it is open'],
  },
  render: function Render(args) {
    const [name, setName] = useState<string>()
    return (
      <NavigationDrawer
        {...args}
        accountName={name}
        onLogOut={() => setName('Dana Learner')}
        onOpenChange={() => undefined}
      />
    )
  },
  play: async () => {
    const entry = await screen.findByRole('link', { name: 'Edit Profile' })
    const before = entry.getBoundingClientRect().top
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
    await expect(screen.getByText('Dana Learner')).toBeInTheDocument()
    await expect(entry.getBoundingClientRect().top).toBe(before)
  },
}

/** A long name and an unbroken one wrap. */
export const LongName: Story = {
  tags: ['edge'],
  args: {
    accountName: 'Wolfeschlegelsteinhausenbergerdorff Maria de los Angeles Fernandez y Villanueva',
  },
}

/** The site, and Sign In below. */
export const SignedOut: Story = {
  parameters: { states: ['Drawer: signed out'] },
  args: { isSignedIn: false, currentPath: '/bootcamps/aws' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await expect(within(drawer).queryByText('My Account')).toBeNull()
    await expect(within(drawer).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/signin',
    )
  },
}

/** A link closes the drawer and the focus goes back to the button; the browser follows the link. */
export const ClosesOnNavigation: Story = {
  parameters: { states: ['Drawer: closes on navigation'] },
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const followed = fn()
    const follow = (event: MouseEvent) => {
      event.preventDefault()
      followed((event.target as HTMLElement).closest('a')?.getAttribute('href'))
    }
    document.addEventListener('click', follow)
    try {
      const trigger = canvas.getByRole('button', { name: 'Menu' })
      await userEvent.click(trigger)
      const drawer = await screen.findByRole('dialog', { name: 'Menu' })
      await userEvent.click(within(drawer).getByRole('link', { name: 'Bootcamps' }))
      await expect(followed).toHaveBeenLastCalledWith('/bootcamps')
      await expect(args.onOpenChange).toHaveBeenCalled()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    } finally {
      document.removeEventListener('click', follow)
    }
  },
}

/** Log Out closes the drawer and calls the application. */
export const LogsOut: Story = {
  parameters: { states: ['Drawer: Log Out closes it'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
