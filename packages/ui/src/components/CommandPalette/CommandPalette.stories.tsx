import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Compass, FlaskConical, LogOut, Moon } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { dark } from '../../docs/modes.ts'
import { keptByStory } from '../../docs/choicesOf.ts'
import { CommandPalette } from './CommandPalette.tsx'

const switchTheme = fn()

const meta = {
  title: 'Components/Navigation/CommandPalette',
  component: CommandPalette,
  argTypes: keptByStory('isOpen'),
  parameters: { docs: { story: { inline: false, height: 520 } } },
  args: {
    label: 'Commands',
    isOpen: true,
    onOpenChange: fn(),
    sections: [
      {
        id: 'recent',
        title: 'Recent',
        commands: [
          {
            id: 'zero',
            label: 'Zero Trust Foundations',
            description: 'Lesson 4 of 12',
            icon: <BookOpen size={20} />,
            href: '#zero',
          },
        ],
      },
      {
        id: 'places',
        title: 'Go to',
        commands: [
          {
            id: 'explore',
            label: 'Explore',
            keys: 'G E',
            icon: <Compass size={20} />,
            href: '#explore',
          },
          {
            id: 'labs',
            label: 'Lab Sessions',
            keys: 'G L',
            icon: <FlaskConical size={20} />,
            href: '#labs',
          },
        ],
      },
      {
        id: 'actions',
        title: 'Actions',
        commands: [
          { id: 'theme', label: 'Switch theme', icon: <Moon size={20} />, onAction: switchTheme },
          { id: 'out', label: 'Log Out', icon: <LogOut size={20} />, onAction: fn() },
        ],
      },
    ],
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button variant="outline" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          Commands
        </Button>
        <CommandPalette
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next)
            args.onOpenChange(next)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

/** What was used recently comes first; the field has the focus. */
export const Open: Story = {
  parameters: dark,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Commands' })).toHaveFocus())
    await expect(screen.getAllByRole('menuitem')).toHaveLength(5)
    await waitFor(() => expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible())
  },
}

/** Typing leaves what fits. */
export const Narrowed: Story = {
  play: async () => {
    const field = await screen.findByRole('searchbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'theme')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
  },
}

/** Enter does it and closes; the focus goes back to the button. */
export const Done: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Commands' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('searchbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'switch')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(switchTheme).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Empty: Story = {
  play: async () => {
    const field = await screen.findByRole('searchbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'quantum')
    await waitFor(() => expect(screen.getByText('Nothing found.')).toBeVisible())
  },
}

/** Entries come from a server. */
export const Loading: Story = {
  args: { sections: [], isLoading: true, onSearch: fn() },
  play: async ({ args }) => {
    const field = await screen.findByRole('searchbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'vpc')
    await expect(args.onSearch).toHaveBeenLastCalledWith('vpc')
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible())
  },
}

/** Over nearly the whole width; labels wrap. */
export const OnPhone: Story = {
  args: {
    sections: [
      {
        id: 'long',
        title: 'Internationalisierungsorganisationszertifizierung',
        commands: [
          {
            id: 'a',
            label: 'Securing the software supply chain end to end, from commits to signatures',
            description: 'A second line that is long as well',
            keys: 'Ctrl+Shift+S',
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible())
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'الأوامر',
    sections: [
      {
        id: 'places',
        title: 'الانتقال إلى',
        commands: [{ id: 'e', label: 'استكشاف', keys: 'G E' }],
      },
    ],
  },
  globals: { language: 'ar' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'الأوامر' })).toBeVisible())
  },
}
