import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { badge, verification } from '../testing/credentialFixtures.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { never } from '../testing/memoryAdapters.ts'
import { ScreenFrame } from '../testing/ScreenFrame.tsx'
import { BadgeScreen } from './BadgeScreen.tsx'
import { revokedVerification } from './checks.fixtures.ts'
import { signedDocument } from './verifyAnything/documents.fixtures.ts'
import { loaded } from '../testing/loaded.ts'

const meta = {
  title: 'Screens/Badge',
  component: BadgeScreen,
  args: { badgeId: 'BDG-DEMO000001', organisation: 'Rampart', exploreHref: '/' },
  parameters: { layout: 'fullscreen', adapters: {} },
  render: (args, { parameters }) => (
    <ScreenFrame adapters={parameters['adapters'] as AdapterOverrides}>
      <BadgeScreen {...args} />
    </ScreenFrame>
  ),
} satisfies Meta<typeof BadgeScreen>

export default meta
type Story = StoryObj<typeof meta>

const reads = (read: () => Promise<typeof badge>, checked = verification) => ({
  adapters: {
    credential: { badge: read },
    verification: { document: async () => signedDocument(await read()), verify: async () => checked },
  } satisfies AdapterOverrides,
})
const fails = (status: number) => async () => Promise.reject(new AdapterError({ status }))

export const Valid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Container Fundamentals' })).toBeVisible()
    const details = within(canvas.getByRole('region', { name: 'Digital Badge details' }))
    for (const text of ['Dana Learner', 'Thursday, July 2, 2026', 'Badge ID', 'BDG-DEMO000001', 'Valid']) await expect(details.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Digital badge of Dana Learner: Container Fundamentals' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This badge is genuine and valid' })).toBeVisible()
  },
}

export const Revoked: Story = {
  parameters: reads(async () => ({ ...badge, status: 'Revoked' }), revokedVerification),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This badge was revoked' })).toBeVisible()
    await expect(await canvas.findByText('Rampart has taken this badge back. It is no proof of anything any more.')).toBeVisible()
  },
}

export const NoPicture: Story = {
  parameters: reads(async () => ({ ...badge, participantName: null, imageUrl: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Badge Image Not Available')).toBeVisible()
    await expect(canvas.getByText('Unknown')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: reads(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading badge')).toBeInTheDocument()
  },
}

/** An ID that no badge has, or that none can have. */
export const NotFound: Story = {
  parameters: reads(fails(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Badge Not Found' })).toBeVisible()
    await expect(canvas.getByText("The badge you're looking for doesn't exist or has been removed.")).toBeVisible()
  },
}

export const Failure: Story = {
  parameters: { pictures: [], ...reads(fails(500)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Failed to fetch badge' })).toBeVisible()
    await expect(canvas.getByText('Failed to view badge')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } }, play: loaded }
