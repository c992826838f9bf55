import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectHeading } from '../testing/expectHeading.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { SitePageScreen } from './SitePageScreen.tsx'

const meta = {
  title: 'Screens/Site page',
  component: SitePageScreen,
  args: { slug: 'help', homeHref: '/' },
  parameters: { layout: 'fullscreen', adapters: {} },
  decorators: [inScreenFrame],
} satisfies Meta<typeof SitePageScreen>

export default meta
type Story = StoryObj<typeof meta>

const reads = (page: () => Promise<never>) => ({
  adapters: { catalogue: { page } } satisfies AdapterOverrides,
})

export const Help: Story = {
  parameters: { states: ['Site page: its text'] },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Help')
    await expect(canvas.getByRole('heading', { level: 2, name: 'A part of its own' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...reads(never) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading page')).toBeInTheDocument()
    // The hero is dark in light mode too: bars of the light theme are nearly white there.
    const title = canvas.getByText('A short title')
    await expect(getComputedStyle(title)).toHaveProperty('colorScheme', 'dark')
  },
}

/** An operator who has not written it. */
export const NotFound: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...reads(fails(404)) },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Page not found')
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
}

export const Failure: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...reads(fails(500)) },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'This page could not be loaded.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
