import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { LinkTabs } from './LinkTabs.tsx'

const meta = {
  title: 'Components/Navigation/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'My Learning',
    tabs: [
      { href: '/my-learning', label: 'Ongoing' },
      { href: '/my-learning/completed', label: 'Completed' },
      { href: '/my-learning/credentials', label: 'Credentials' },
    ],
    currentHref: '/my-learning/completed',
  },
} satisfies Meta<typeof LinkTabs>

export default meta
type Story = StoryObj<typeof meta>

/** A navigation of plain anchors; the current one says so. */
export const Plain: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'My Learning' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Completed')
    await expect(canvas.getByRole('link', { name: 'Ongoing' })).toHaveAttribute(
      'href',
      '/my-learning',
    )
  },
}

/** The line scrolls sideways; the current tab is in sight. */
export const OnPhone: Story = {
  args: { currentHref: '/my-learning/credentials' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect()
    const current = canvas.getByRole('link', { current: 'page' })
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1),
    )
  },
  parameters: { maxWidth: 260 },
}
