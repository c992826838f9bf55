import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu, X } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { iconButton } from './IconButton.css.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  argTypes: looksOf(iconButton),
  args: { label: 'Close', onPress: fn(), children: <X size={20} aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

/** Named by its label; 44 px in both directions; works by keyboard. */
export const Default: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
    button.focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

/** A hint under the pointer alone: as a description, screen readers would say the name twice. */
export const OnHover: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await expect(button).not.toHaveAccessibleDescription()
    await userEvent.hover(button)
    await expect(button).toHaveAttribute('title', 'Close')
    await userEvent.unhover(button)
    await expect(button).not.toHaveAttribute('title')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** On heroes and artwork: the focus ring is volt. */
export const Inverse: Story = {
  args: { tone: 'inverse' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: 'var(--rampart-color-inverse)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** Says that it opens something, and whether that is open. */
export const OpensMenu: Story = {
  args: {
    label: 'Menu',
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    children: <Menu size={20} aria-hidden="true" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible()
  },
}
