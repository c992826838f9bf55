import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const meta = {
  title: 'Site/Pages',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/no/such/page', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Any address that is no route; the way home works. */
export const NotFound: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Not found (404): “Oops! Page not Found.” with “Back to Home”'],
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Oops! Page not Found.')
    await waitFor(() => expect(document.title).toBe('Page not found · Rampart'))
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  },
}

export const NotFoundThenHome: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to Home' }))
    await expectHeading(canvas, 'Explore Courses and Labs')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
  },
}
