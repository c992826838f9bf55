import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { badge } from './Badge.css.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  argTypes: looksOf(badge, 'tone'),
  args: { count: 3, label: '3 unread messages' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

/** On the corner of an icon; its label is read in place of the number. */
export const OnIcon: Story = {
  args: {
    children: (
      <IconButton label="Messages">
        <Bell size={20} aria-hidden="true" />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 unread messages')).toBeInTheDocument()
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** Three tones, after a word. */
export const Tones: Story = {
  parameters: dark,
  render: () => (
    <Inline gap={4}>
      <span>
        Open <Badge count={2} label="2 open tasks" tone="neutral" />
      </span>
      <span>
        New <Badge count={12} label="12 new tasks" />
      </span>
      <span>
        Overdue <Badge count={1} label="1 overdue task" tone="critical" />
      </span>
    </Inline>
  ),
}

/** From 100 on. */
export const Many: Story = {
  args: { count: 1234, label: '1,234 unread messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}

/** Nothing to count: only what it is on. */
export const Empty: Story = {
  args: { ...OnIcon.args, count: 0, label: 'No unread messages' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Messages' })).toBeVisible()
  },
}

/** On the other corner. */
export const RightToLeft: Story = {
  args: { ...OnIcon.args, label: '3 رسائل غير مقروءة' },
  globals: { language: 'ar' },
}
