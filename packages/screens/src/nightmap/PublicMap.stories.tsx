import type { PublicMap } from '@rampart/contract/entities/publicMap'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { expectHeading } from '../testing/expectHeading.ts'
import { mapLinks } from '../testing/mapLinks.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { PublicMapScreen } from './PublicMapScreen.tsx'

const meta = {
  title: 'Screens/Public map',
  component: PublicMapScreen,
  args: { id: 'danas', links: mapLinks, exploreHref: '/' },
  parameters: { layout: 'fullscreen', adapters: {} },
  decorators: [inScreenFrame],
} satisfies Meta<typeof PublicMapScreen>

export default meta
type Story = StoryObj<typeof meta>

const map: PublicMap = {
  name: 'Dana L.',
  summits: [
    {
      domain: 'cybersecurity',
      title: 'Incident Response 101',
      slug: 'incident-response-101',
      credential: { type: 'certificate', credentialId: 'CSN-DEMO000001' },
    },
    {
      domain: 'devops',
      title: 'Git Basics',
      slug: 'git-basics',
      credential: null,
    },
  ],
  flags: [{ domain: 'cybersecurity', title: 'Forge a JSON Web Token', path: 'jwt-forgery' }],
}

const reads = (publicMap: () => Promise<PublicMap>) => ({
  adapters: { learning: { publicMap } } satisfies AdapterOverrides,
})

export const WithName: Story = {
  parameters: { ...reads(async () => map), states: ['Public map: with a name'] },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Dana L.’s map')
    await expect(
      canvas.getByRole('link', { name: 'Certificate Incident Response 101' }),
    ).toHaveAttribute('href', '/cert/view/CSN-DEMO000001')
    await expect(canvas.getByRole('link', { name: 'Forge a JSON Web Token' })).toHaveAttribute(
      'href',
      '/lab/jwt-forgery',
    )
  },
}

export const WithoutName: Story = {
  tags: ['edge'],
  parameters: {
    ...reads(async () => ({ ...map, name: null })),
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'A learner’s map')
    await expect(canvas.queryByText(/Dana/)).toBeNull()
  },
}

export const NothingLit: Story = {
  tags: ['edge'],
  parameters: {
    ...reads(async () => ({ name: 'Dana L.', summits: [], flags: [] })),
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is lit yet.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** A name and titles that are long, or one word. */
export const Long: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...reads(async () => ({
      name: `${'Wolfeschlegelsteinhausen'.repeat(3)} B.`,
      summits: map.summits.map((summit) => ({ ...summit, title: `${summit.title} `.repeat(5) })),
      flags: map.flags.map((flag) => ({ ...flag, title: 'Donaudampfschifffahrt'.repeat(4) })),
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const Loading: Story = {
  tags: ['edge'],
  parameters: {
    ...reads(never),
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading map')).toBeInTheDocument()
  },
}

/** The map is no longer public, or never was: nobody can tell which. */
export const NotFound: Story = {
  tags: ['edge'],
  parameters: {
    ...reads(fails(404)),
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Map Not Found')
    await expect(canvas.getByRole('link', { name: 'Explore Courses and Labs' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

export const LoadingFails: Story = {
  tags: ['edge'],
  parameters: {
    ...reads(fails(500)),
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'This map could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
