import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ComingScreen } from './ComingScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = { title: 'Screens/Pages', component: NotFoundScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not Found.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
}

export const Coming: Story = {
  render: () => <ComingScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
