import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { badge, solvedLabs, trackBadge, verification } from '../testing/credentialFixtures.ts'
import { expectHeading } from '../testing/expectHeading.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { CredentialScreen } from './CredentialScreen.tsx'
import { revokedVerification } from './checks.fixtures.ts'
import { signedDocument } from './verifyAnything/documents.fixtures.ts'
import { loaded } from '../testing/loaded.ts'

const meta = {
  title: 'Screens/Badge',
  component: CredentialScreen,
  args: {
    type: 'badge',
    credentialId: 'BDG-DEMO000001',
    publicUrl: ({ credentialId }) => `https://rampart.example/badge/view/${credentialId}`,
    organization: 'Rampart',
    labHref: (path) => `/lab/${path}`,
    verifyHref: '/verify-cert',
    courseHref: (slug) => `/course/${slug}`,
    bootcampHref: (slug) => `/bootcamps/${slug}`,
    labsHref: ({ domain, level }) => `/?type=lab&level=${level}&domain=${domain}`,
  },
  parameters: { layout: 'fullscreen', adapters: {} },
  decorators: [inScreenFrame],
} satisfies Meta<typeof CredentialScreen>

export default meta
type Story = StoryObj<typeof meta>

const reads = (read: () => Promise<typeof badge>, checked = verification) => ({
  adapters: {
    credential: { find: read },
    verification: {
      document: async () => signedDocument(await read()),
      verify: async () => checked,
    },
  } satisfies AdapterOverrides,
})

/** Earned by all labs of a domain and level, with the solved labs that its holder shows. */
export const LabTrack: Story = {
  parameters: {
    states: [
      'Evidence on a credential: a track of labs',
      'What a credential stands for: a track of labs',
    ],
    ...reads(async () => ({ ...trackBadge, evidence: [...solvedLabs] })),
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Cybersecurity Labs, Beginner')
    const details = within(canvas.getByRole('region', { name: 'Lab Badge details' }))
    await expect(details.getByText('Dana Learner')).toBeVisible()
    await expect(
      within(canvas.getByRole('region', { name: 'Hands-on proof' })).getAllByRole('listitem'),
    ).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'See the labs' })).toHaveAttribute(
      'href',
      '/?type=lab&level=beginner&domain=cybersecurity',
    )
    await expectHeading(canvas, 'This badge is genuine and valid', 2)
  },
}

export const Valid: Story = {
  parameters: { states: ['Badge: the badge', 'Share card: of a badge'] },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Container Fundamentals')
    const details = within(canvas.getByRole('region', { name: 'Digital Badge details' }))
    for (const text of [
      'Dana Learner',
      'Thursday, July 2, 2026',
      'Badge ID',
      'BDG-DEMO000001',
      'Valid',
    ])
      await expect(details.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy Badge Link' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('digital%20badge'),
    )
    await expect(
      canvas.getByRole('img', { name: 'Digital badge of Dana Learner: Container Fundamentals' }),
    ).toBeVisible()
    await expectHeading(canvas, 'This badge is genuine and valid', 2)
  },
}

export const Revoked: Story = {
  parameters: {
    ...reads(async () => ({ ...badge, status: 'Revoked' }), revokedVerification),
    states: ['Badge: status as the server returns it'],
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'This badge was revoked', 2)
    await expect(
      await canvas.findByText('Rampart has withdrawn this badge. It no longer proves anything.'),
    ).toBeVisible()
  },
}

export const NoPicture: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...reads(async () => ({ ...badge, participantName: null, imageUrl: null })),
    states: ['Badge: “Badge Image Not Available”'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Badge Image Not Available')).toBeVisible()
    await expect(canvas.getByText('Unknown')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { ...reads(never), states: ['Badge: loading'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading badge')).toBeInTheDocument()
  },
}

/** An ID that no badge has, or that none can have. */
export const NotFound: Story = {
  parameters: { ...reads(fails(404)), states: ['Badge: not found'] },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Badge Not Found')
    await expect(
      canvas.getByText("The badge you're looking for doesn't exist or has been removed."),
    ).toBeVisible()
  },
}

export const Failure: Story = {
  parameters: {
    states: ['Badge: loading fails'],
    ...reads(fails(500)),
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Failed to fetch badge')
    await expect(canvas.getByText('Failed to view badge')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}
