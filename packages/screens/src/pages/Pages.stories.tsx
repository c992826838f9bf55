import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PageFailureScreen } from './PageFailureScreen.tsx'

const meta = {
  title: 'Screens/Pages',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  parameters: { states: ['Not found (404): “Oops! Page not Found.” with “Back to Home”'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Oops! Page not Found.' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
}

const retry = fn()

/** A page's code cannot be loaded: read out at once, with a button to try again and a link home. */
export const Unavailable: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Faults: a page’s code cannot be loaded'],
  },
  render: () => <PageFailureScreen kind="unavailable" homeHref="/" onRetry={retry} />,
  beforeEach: () => void retry.mockClear(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This page could not be loadedCheck your connection and try again.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
}

/** As the banner of the connection promises, the page continues by itself. */
export const OnlineAgain: Story = {
  ...Unavailable,
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    dispatchEvent(new Event('online'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Rendering a page fails. */
export const Fault: Story = {
  parameters: { states: ['Faults: a page fails while it is drawn'] },
  render: () => <PageFailureScreen kind="fault" homeHref="/" onRetry={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  },
}

export const FaultOnPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  ...Fault,
  globals: { viewport: { value: 'phone' } },
}
