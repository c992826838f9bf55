import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import {
  bootcampCertificate,
  certificate,
  hostileCertificate,
  solvedLabs,
  verification,
} from '../testing/credentialFixtures.ts'
import { expectHeading } from '../testing/expectHeading.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { CredentialScreen } from './CredentialScreen.tsx'
import { revokedVerification } from './checks.fixtures.ts'
import { signedDocument } from './verifyAnything/documents.fixtures.ts'
import { loaded } from '../testing/loaded.ts'

const url = 'https://rampart.example/cert/view/CSN-DEMO000001'

const meta = {
  title: 'Screens/Certificate',
  component: CredentialScreen,
  args: {
    type: 'certificate',
    credentialId: 'csn-demo000001',
    courseHref: (slug) => `/course/${slug}`,
    bootcampHref: (slug) => `/bootcamps/${slug}`,
    labsHref: ({ domain, level }) => `/?type=lab&level=${level}&domain=${domain}`,
    publicUrl: ({ credentialId }) => `https://rampart.example/cert/view/${credentialId}`,
    organization: 'Rampart',
    labHref: (path) => `/lab/${path}`,
    verifyHref: '/verify-cert',
  },
  parameters: { layout: 'fullscreen', adapters: {} },
  decorators: [inScreenFrame],
} satisfies Meta<typeof CredentialScreen>

export default meta
type Story = StoryObj<typeof meta>

const answers = (given: typeof certificate, checked = verification) => ({
  adapters: {
    credential: { find: async () => given },
    verification: { document: async () => signedDocument(given), verify: async () => checked },
  } satisfies AdapterOverrides,
})

/** What its holder did, with the signed figures; the page's own check has compared them. */
export const WithEvidence: Story = {
  parameters: {
    states: ['Evidence on a credential: several labs'],
    chromatic: { disableSnapshot: true },
    ...answers({ ...certificate, evidence: [...solvedLabs] }),
  },
  play: async ({ canvas }) => {
    const proof = within(await canvas.findByRole('region', { name: 'Hands-on proof' }))
    await expect(proof.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Did it: solved 5 of 5 checks in The Exposed BucketIn 12 minutes, on Monday, August 10, 2026',
      'Did it: solved 7 of 7 checks in The Leaky PipelineIn 41 minutes, on Wednesday, August 12, 2026',
    ])
    await expect(proof.getByRole('link', { name: 'The Exposed Bucket' })).toHaveAttribute(
      'href',
      '/lab/exposed-bucket',
    )
    await expect(
      await canvas.findByText(
        'Name, title, ID, date and solved labs on this page are those that were signed.',
      ),
    ).toBeVisible()
  },
}

/** Figures on the page that were not signed: the check contradicts the page. */
export const ForgedEvidence: Story = {
  parameters: {
    states: ['Evidence on a credential: not what was signed'],
    adapters: {
      credential: { find: async () => ({ ...certificate, evidence: [...solvedLabs] }) },
      verification: {
        document: async () => signedDocument({ ...certificate, evidence: solvedLabs.slice(0, 1) }),
        verify: async () => verification,
      },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'This page does not show what was signed', 2)
    await expect(canvas.getByText(/^Hands-on proof is “Solved 5 of 5 .* but “Solved/)).toBeVisible()
  },
}

let reads = 0

/**
 * A page from a cache shows what was signed before: its data is read again, and nothing is reported
 * as wrong.
 */
export const OlderPage: Story = {
  tags: ['edge'],
  beforeEach: () => {
    reads = 0
  },
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: {
      credential: {
        find: async () => ({
          ...certificate,
          evidence: (reads += 1) === 1 ? [...solvedLabs] : [],
        }),
      },
      verification: {
        document: async () => signedDocument(certificate),
        verify: async () => verification,
      },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'This certificate is genuine and valid', 2)
    await expect(canvas.queryByRole('region', { name: 'Hands-on proof' })).not.toBeInTheDocument()
    await expect(reads).toBe(2)
  },
}

/** No lab, and no text about labs. */
export const NoEvidence: Story = {
  parameters: {
    states: ['Evidence on a credential: none'],
    chromatic: { disableSnapshot: true },
    ...answers(certificate),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Name, title, ID and date on this page are those that were signed.'),
    ).toBeVisible()
    await expect(canvas.queryByText(/lab/i)).not.toBeInTheDocument()
  },
}

/** Picture, details and ways to share it; the address is that of the certificate's own ID. */
export const CourseCertificate: Story = {
  parameters: {
    states: [
      'Certificate: course certificate',
      'Share card: the ways',
      'Evidence on a credential: none',
      'What a credential stands for: a course',
    ],
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Incident Response 101')
    const worth = within(canvas.getByRole('region', { name: 'What it stands for' }))
    await expect(worth.getByText('1 Hr 35 Mins')).toBeVisible()
    await expect(worth.getByRole('link', { name: 'See the course' })).toHaveAttribute(
      'href',
      '/course/incident-response-101',
    )
    const details = within(canvas.getByRole('region', { name: 'Course Certificate details' }))
    for (const text of ['Dana Learner', 'Friday, August 14, 2026', 'CSN-DEMO000001', 'Valid'])
      await expect(details.getByText(text)).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: 'Certificate of Dana Learner: Incident Response 101' }),
    ).toBeVisible()
    const share = new URL(canvas.getByRole('link', { name: /^X / }).getAttribute('href') ?? '')
    await expect(share.searchParams.get('url')).toBe(url)
    await expect(share.searchParams.get('text')).toContain('course “Incident Response 101”')
    await expect(
      canvas.getByRole('link', { name: /^Add to LinkedIn profile/ }).getAttribute('href'),
    ).toContain('issueYear=2026&issueMonth=8')
    await expectHeading(canvas, 'This certificate is genuine and valid', 2)
    for (const name of [/^WhatsApp/, /^X /, /^LinkedIn/])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  },
}

/** A bootcamp has its own words. */
export const BootcampCertificate: Story = {
  parameters: {
    ...answers(bootcampCertificate),
    states: [
      'Certificate: bootcamp certificate',
      'Share card: the ways',
      'What a credential stands for: a bootcamp',
    ],
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'AWS Cloud Bootcamp')
    await expect(canvas.getByText('Bootcamp Certificate')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the bootcamp' })).toHaveAttribute(
      'href',
      '/bootcamps/aws',
    )
    const share = new URL(
      canvas.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? '',
    )
    await expect(share.searchParams.get('text')).toContain(
      'I graduated from the bootcamp “AWS Cloud Bootcamp”',
    )
  },
}

export const CopiesLink: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    return () => clipboard.mockRestore()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy Certificate Link' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(url)
    await expect(
      await canvas.findByRole('button', { name: 'Certificate link copied to clipboard!' }),
    ).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Copy Certificate Link' })).toBeVisible(),
    )
  },
}

/** It cannot look valid, and cannot be posted as a success. */
export const Revoked: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answers({ ...certificate, status: 'Revoked' }, revokedVerification),
    states: ['Certificate: status as the server returns it', 'Share card: revoked'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Revoked')).toHaveLength(3)
    await expect(
      canvas.getByText('Rampart has withdrawn this certificate. It no longer proves anything.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /LinkedIn|WhatsApp/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Copy Certificate Link' })).toBeVisible()
    await expectHeading(canvas, 'This certificate was revoked', 2)
  },
}

/** Its status is in the language of the page: on the picture, in the alert and among the facts. */
export const RevokedInArabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answers({ ...certificate, status: 'Revoked' }, revokedVerification),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('ملغاة')).toHaveLength(3)
  },
}

/** No picture, no name, no course. */
export const Bare: Story = {
  parameters: {
    ...answers({ ...certificate, participantName: null, course: null, imageUrl: null }),
    states: ['Certificate: no image'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No certificate image available')).toBeVisible()
    await expect(canvas.getByText('Unknown')).toBeVisible()
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Course Certificate' }),
    ).toBeVisible()
  },
}

/** Markup, many scripts and texts without blanks stay text, and stay inside. */
export const HostileNames: Story = {
  tags: ['edge'],
  parameters: answers(hostileCertificate),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      hostileCertificate.course?.title ?? '',
    )
  },
}

export const Loading: Story = {
  parameters: {
    states: ['Certificate: loading'],
    adapters: { credential: { find: never } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading certificate')).toBeInTheDocument()
  },
}

/** With a link to try another ID. */
export const NotFound: Story = {
  parameters: {
    states: ['Certificate: not found'],
    adapters: {
      credential: { find: fails(404, 'This certificate does not exist.') },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Certificate Not Found')
    await expect(canvas.getByRole('link', { name: 'Verify another certificate' })).toHaveAttribute(
      'href',
      '/verify-cert',
    )
  },
}

const read = fn()

/** Retry brings the certificate once the server is back. */
export const Failure: Story = {
  parameters: {
    states: ['Certificate: without words'],
    adapters: { credential: { find: read } } satisfies AdapterOverrides,
  },
  beforeEach: () => {
    read.mockReset().mockImplementationOnce(fails(500)).mockResolvedValue(certificate)
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Failed to fetch certificate')
    await expect(canvas.getByText('Certificate verification failed')).toBeVisible()
  },
}

/** Retry brings the certificate. */
export const FailureRetried: Story = {
  ...Failure,
  tags: ['edge'],
  parameters: {
    ...Failure.parameters,
    states: [],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await Failure.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expectHeading(canvas, 'Incident Response 101')
  },
}

export const Offline: Story = {
  parameters: {
    states: ['Certificate: no connection'],
    adapters: { credential: { find: fails(0) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server could not be reached.')).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}
