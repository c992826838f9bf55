import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Copy, FlaskConical, LogOut, RotateCcw, UserPen } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { touchScreen } from '../Overlay/touchScreen.ts'
import { dark } from '../../docs/modes.ts'
import { keptByStory } from '../../docs/choicesOf.ts'
import { FollowLinkContext } from './followLink.ts'
import { Menu } from './Menu.tsx'

const logOut = fn()

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  argTypes: keptByStory('isOpen', 'triggerRef'),
  parameters: { docs: { story: { inline: false, height: 400 } } },
  args: {
    label: 'Account',
    isOpen: true,
    onOpenChange: fn(),
    triggerRef: { current: null },
    align: 'start',
    items: [
      {
        id: 'places',
        label: 'Places',
        items: [
          {
            id: 'learning',
            label: 'My Learning',
            href: '#my-learning',
            icon: <BookOpen size={20} />,
          },
          {
            id: 'sessions',
            label: 'Lab Sessions',
            href: '#lab-sessions',
            icon: <FlaskConical size={20} />,
          },
          { id: 'profile', label: 'Edit Profile', href: '#profile', icon: <UserPen size={20} /> },
        ],
      },
      {
        id: 'session',
        label: 'Session',
        items: [{ id: 'out', label: 'Log Out', icon: <LogOut size={20} />, onAction: logOut }],
      },
    ],
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const trigger = useRef<HTMLButtonElement>(null)
    return (
      <>
        <Button
          ref={trigger}
          variant="outline"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
        >
          Account
        </Button>
        <Menu {...args} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Links and an action, set off by a line. */
export const Account: Story = {
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'My Learning' })).toHaveAttribute(
      'href',
      '#my-learning',
    )
  },
}

/**
 * Opens from the keyboard with focus on the first entry; arrows, typing ahead and Escape work;
 * focus goes back.
 */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Learning' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Lab Sessions' })).toHaveFocus()
    await userEvent.keyboard('log')
    await expect(screen.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('log{Enter}')
    await waitFor(() => expect(logOut).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
  beforeEach: () => {
    logOut.mockClear()
  },
}

/**
 * A screen reader's press is a click without a pointer: the first entry has the focus then, too.
 */
export const ByScreenReader: Story = {
  args: { isOpen: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    trigger.focus()
    trigger.click()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Learning' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Lab Sessions' })).toHaveFocus()
  },
}

const follow = fn()

/** Links are followed by the application, by pointer and by Enter. */
export const LinksAreHeard: Story = {
  args: { isOpen: false },
  decorators: [
    (Story) => (
      <FollowLinkContext.Provider value={follow}>
        <Story />
      </FollowLinkContext.Provider>
    ),
  ],
  beforeEach: () => {
    follow.mockClear()
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lab Sessions' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Learning' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(follow.mock.calls.map(([href]) => href)).toEqual(['#lab-sessions', '#my-learning']),
    )
  },
}

/** One entry cannot be chosen now; a critical one is told by its words too. */
export const States: Story = {
  parameters: dark,
  args: {
    label: 'More',
    items: [
      { id: 'retake', label: 'Retake Course', isDisabled: true, icon: <RotateCcw size={20} /> },
      { id: 'copy', label: 'Copy Course URL', icon: <Copy size={20} />, onAction: fn() },
      { id: 'end', label: 'End Lab', tone: 'critical', onAction: fn() },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Retake Course' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Wraps within 340 px; groups may have titles. */
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'group',
        title: 'ada.lovelace.with.a.very.long.address@example-of-a-company.com',
        items: [
          {
            id: 'long',
            label: 'Copy the public link of Securing the Software Supply Chain End to End',
            onAction: fn(),
          },
        ],
      },
    ],
  },
}

/** Closed before it has entered, as by a second press: it is gone, and focus is where it was. */
export const ClosedAtOnce: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: touchScreen,
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    const trigger = useRef<HTMLButtonElement>(null)
    const openAndClose = () => {
      flushSync(() => setOpen(true))
      flushSync(() => setOpen(false))
    }
    return (
      <>
        <Button ref={trigger} onPress={openAndClose}>
          Open and close
        </Button>
        <Menu {...args} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open and close' })
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
