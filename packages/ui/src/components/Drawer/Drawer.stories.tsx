import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { dark } from '../../docs/modes.ts'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Menu',
    children: (
      <Stack gap={4} as="nav">
        <Link href="/bootcamps">Bootcamps</Link>
        <Link href="/verify-cert">Verify Cert</Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

/** 75% of the window's width, over the full height, from the right. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(dialog).toHaveFocus())
    /* A classic scrollbar keeps its place beside it. */
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().right).toBeGreaterThan(innerWidth - 20),
    )
    await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(
      Math.round(innerWidth * 0.75),
    )
  },
}

/** Opened by a button: Tab stays inside, Escape closes and focus goes back. */
export const OpenedByButton: Story = {
  parameters: dark,
  args: { isOpen: false },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Menu</Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog')
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByRole('link', { name: 'Verify Cert' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Links are plain anchors: a click listener on the document hears them. */
export const LinksAreHeard: Story = {
  play: async () => {
    const heard: (string | null)[] = []
    const listen = (event: MouseEvent) => {
      event.preventDefault()
      heard.push((event.target as Element).getAttribute('href'))
    }
    document.addEventListener('click', listen)
    await userEvent.click(await screen.findByRole('link', { name: 'Bootcamps' }))
    document.removeEventListener('click', listen)
    await expect(heard).toEqual(['/bootcamps'])
  },
}

/** More than fits: scrolls, the title stays. */
export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Securing the Software Supply Chain End to End',
    children: (
      <Stack gap={4} as="ul">
        {Array.from({ length: 30 }, (_, index) => (
          <li key={index}>
            <Link href={`#${index}`}>Lesson {index + 1}: signing what a build puts out</Link>
          </li>
        ))}
      </Stack>
    ),
  },
}
