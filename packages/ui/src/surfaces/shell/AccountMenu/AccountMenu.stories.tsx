import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { topBarArgs } from '../TopBar/topBarFixture.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { keptByStory } from '../../../docs/choicesOf.ts'
import { AccountMenu } from './AccountMenu.tsx'

const nowhere: RefObject<HTMLElement | null> = { current: null }

const meta = {
  title: 'Surfaces/Shell/AccountMenu',
  component: AccountMenu,
  argTypes: keptByStory('isOpen', 'triggerRef'),
  parameters: { docs: { story: { inline: false, height: 400 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onLogOut: fn(),
    triggerRef: nowhere,
    name: 'Dana Learner',
    links: topBarArgs.accountLinks,
  },
  render: function Render(args) {
    const triggerRef = useRef<HTMLButtonElement>(null)
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <div
        style={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'flex-end',
          minHeight: 320,
        }}
      >
        <Button
          variant="outline"
          ref={triggerRef}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
        >
          Account
        </Button>
        <AccountMenu {...args} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
      </div>
    )
  },
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

/** The account's owner is at the top; Log Out is separate. */
export const Open: Story = {
  parameters: { ...darkAndMirrored, states: ['Header: account menu open'] },
  play: async () => {
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    await expect(names).toEqual(['My Learning', 'Lab Sessions', 'Edit Profile', 'Log Out'])
    await expect(screen.getByRole('menuitem', { name: 'Lab Sessions' })).toHaveAttribute(
      'href',
      '/lab-sessions',
    )
  },
}

/** The line of the name is kept free until the name is known. */
export const WithoutName: Story = {
  parameters: { states: ['Header: the name is on its way, or cannot be read'] },
  args: { name: undefined },
  play: async () => {
    await expect(await screen.findByText('My Account')).toBeInTheDocument()
  },
}

/** The current page is marked. */
export const CurrentPage: Story = {
  parameters: { states: ['Header: the page one is on is marked in bar and menu'] },
  args: { currentPath: '/my-learning/completed' },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'My Learning' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(screen.getByRole('menuitem', { name: 'Edit Profile' })).not.toHaveAttribute(
      'aria-current',
    )
  },
}

/** Arrow keys move, Escape closes and gives the focus back, Enter on Log Out logs out. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Learning' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Lab Sessions' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Learning' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onLogOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
