import { credentialPagePath } from '@rampart/contract/rules/credentialKinds'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { badge, certificate, credentials, unaskedEvidence } from '../testing/credentialFixtures.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { CredentialsScreen } from './CredentialsScreen.tsx'
import { loaded } from '../testing/loaded.ts'

const origin = 'https://rampart.example'

const meta = {
  title: 'Screens/My Learning credentials',
  component: CredentialsScreen,
  args: {
    links: {
      ongoing: '/my-learning',
      completed: '/my-learning/completed',
      credentials: '/my-learning/credentials',
      explore: '/',
    },
    credentialHref: ({ type, credentialId }) => credentialPagePath(type, credentialId),
    origin,
  },
  parameters: { session: 'signed-in', layout: 'fullscreen', adapters: {} },
  decorators: [inScreenFrame],
} satisfies Meta<typeof CredentialsScreen>

export default meta
type Story = StoryObj<typeof meta>

const adapters = (overrides: AdapterOverrides) => ({ adapters: overrides })

/** A course certificate, a bootcamp certificate and a badge, each with its actions. */
export const Earned: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Credentials: three kinds'] },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Incident Response 101',
      'AWS Cloud Bootcamp',
      'Container Fundamentals',
    ])
    for (const chip of ['Course Certificate', 'Bootcamp Certificate', 'Digital Badge'])
      await expect(canvas.getByText(chip)).toBeVisible()
    const details = canvas
      .getAllByRole('link', { name: /^View Details/ })
      .map((link) => link.getAttribute('href'))
    await expect(details).toEqual([
      `/cert/view/${certificate.credentialId}`,
      '/cert/view/CSN-DEMO000002',
      `/badge/view/${badge.credentialId}`,
    ])
    await expect(
      canvas.getByRole('link', { name: /^Share on LinkedIn Container/ }),
    ).toHaveAttribute(
      'href',
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(`${origin}/badge/view/${badge.credentialId}`)}`,
    )
    const downloads = canvas.getAllByRole('link', { name: /^Download Certificate/ })
    await expect(downloads.map((link) => link.getAttribute('download'))).toEqual([
      'CSN-DEMO000001.pdf',
      'CSN-DEMO000002.pdf',
    ])
  },
}

/** No course, no bootcamp, no PDF: named by their kind, and the picture is the file. */
export const Untitled: Story = {
  parameters: {
    states: ['Credentials: no course title', 'Credentials: no PDF'],
    ...adapters({
      credential: {
        list: async () =>
          credentials.map((credential) => ({
            ...credential,
            course: null,
            bootcampName: null,
            pdfUrl: null,
          })),
      },
    }),
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Course Certificate',
      'Bootcamp Certificate',
      'Course Badge',
    ])
    const downloads = canvas.getAllByRole('link', { name: /^Download Certificate/ })
    await expect(downloads.map((link) => link.getAttribute('download'))).toEqual([
      'CSN-DEMO000001.svg',
      'CSN-DEMO000002.svg',
    ])
  },
}

/** The absolute address of the public page. */
export const CopiesLink: Story = {
  parameters: { states: ['Credentials: link copied'], chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    return () => clipboard.mockRestore()
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Copy link Incident Response 101' }),
    )
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      `${origin}/cert/view/${certificate.credentialId}`,
    )
    await expect(
      await canvas.findByRole('button', { name: 'Link copied Incident Response 101' }),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ credential: { list: never } }),
    states: ['Credentials: loading'],
  },
}

export const Empty: Story = {
  parameters: {
    ...adapters({ credential: { list: async () => [] } }),
    states: ['Credentials: empty'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No Credentials Available' }),
    ).toBeVisible()
  },
}

export const Failure: Story = {
  parameters: {
    states: ['Credentials: no answer'],
    ...adapters({ credential: { list: fails(0) } }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('An error occurred while fetching credentials.'),
    ).toBeVisible()
  },
}

const list = fn()
const evidence = fn()

/** Below the credentials is the question whether they may show labs; below a failure it is not. */
export const AskedOnceThere: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ credential: { list, evidence } }),
  },
  beforeEach: () => {
    list
      .mockReset()
      .mockRejectedValueOnce(new AdapterError({ status: 400 }))
      .mockResolvedValue(credentials)
    evidence.mockReset().mockResolvedValue(unaskedEvidence)
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to load credentials.')
    await import('../credentials/evidence/EvidenceAskCard.tsx')
    // The question appears when nothing else has to be done, and loads its data when it is drawn.
    for (const _ of ['comes', 'asks', 'is drawn'])
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
    await expect(evidence).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Show the labs you solved?' }),
    ).toBeVisible()
  },
}

/** The server returned a failure, in its own words. */
export const ServerFailure: Story = {
  parameters: {
    states: ['Credentials: failure'],
    ...adapters({ credential: { list: fails(503, 'Back in a minute.') } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load credentials.')).toBeVisible()
    await expect(canvas.getByText('Back in a minute.')).toBeVisible()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}
