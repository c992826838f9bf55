import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { viewMap } from '@rampart/contract/calls/mapPage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import { publishedMap } from '../testing/storySite.ts'

const meta = {
  title: 'Site/Public map',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: `/map/${publishedMap}`, onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [], chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>

const head = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

/** Dana's map for anyone who has its link; search engines leave it out. */
export const Loaded: Story = {
  parameters: { states: ['Public map: with a name'] },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Dana L.’s map')
    await waitFor(() => expect(document.title).toBe('Dana L.’s map · Rampart'))
    await expect(head('meta[name="robots"]')).toBe('noindex')
    await expect(head('meta[property="og:url"]')).toMatch(new RegExp(`/map/${publishedMap}$`))
  },
}

export const Withdrawn: Story = {
  args: { path: `/map/${'a'.repeat(24)}` },
  tags: ['edge'],
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Map Not Found')
    await waitFor(() => expect(document.title).toBe('Map Not Found · Rampart'))
  },
}

export const LoadingFails: Story = {
  tags: ['edge'],
  parameters: {
    msw: [respond(viewMap, failure('internal_error'))],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole(
        'heading',
        { level: 1, name: 'This map could not be loaded.' },
        { timeout: 10_000 },
      ),
    ).toBeVisible()
  },
}
