import { explore } from '@rampart/contract/calls/explore'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { troubledApi } from '../testing/answer.ts'
import { expectWords, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Explore',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const expectCatalogue = async (canvas: Canvas) => expect(await canvas.findByRole('link', { name: /Hunt an Intruder/ })).toBeVisible()

/** Three skeleton cards, then the catalogue. */
export const ExploreSlow: Story = {
  parameters: { msw: [api.held(explore)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading courses and labs')).toBeInTheDocument()
    api.recover()
    await expectCatalogue(canvas)
    await expect(canvas.queryByText('Loading courses and labs')).not.toBeInTheDocument()
  },
}

export const ExploreMalformed: Story = {
  parameters: { msw: [api.malformed(explore)] },
  play: async ({ canvas }) => {
    await expectWords('Failed to fetch content')
    api.recover()
    await retry()
    await expectCatalogue(canvas)
  },
}
