import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Verdict } from '@rampart/verify'
import { PageContainer } from '@rampart/ui/PageContainer'
import { expect, fn, userEvent, within } from 'storybook/test'
import { badge, certificate, verification } from '../testing/credentialFixtures.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { verificationOf } from './checks.fixtures.ts'
import { SelfCheck } from './SelfCheck.tsx'
import { signedDocument } from './verifyAnything/documents.fixtures.ts'

const meta = {
  title: 'Screens/Self check',
  component: SelfCheck,
  args: { record: certificate },
  parameters: { layout: 'fullscreen', adapters: {} },
  decorators: [inScreenFrame],
  render: (args) => (
    <PageContainer space="section">
      <SelfCheck {...args} />
    </PageContainer>
  ),
} satisfies Meta<typeof SelfCheck>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const says = (verdict: Verdict) => ({
  adapters: {
    verification: { verify: async () => verificationOf(verdict) },
  } satisfies AdapterOverrides,
})
const verdictOf = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name })
const lines = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map(({ textContent }) => textContent)

/** Every check passed, and the page shows what was signed; four files to download. */
export const Valid: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: [
      'Checks of a credential: genuine and valid',
      'Checks of a credential: files to take away',
    ],
  },
  play: async ({ canvas }) => {
    await expect(await verdictOf(canvas, 'This certificate is genuine and valid')).toBeVisible()
    await expect(lines(canvas)).toHaveLength(7)
    for (const line of lines(canvas)) await expect(line).toContain('Passed: ')
    for (const [name, format] of [
      ['Signed JSON', 'json'],
      ['PNG', 'png'],
      ['SVG', 'svg'],
      ['PDF', 'pdf'],
    ] as const) {
      const link = canvas.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', `/api/certificate/file/CSN-DEMO000001.${format}`)
      await expect(link).toHaveAttribute('download', `CSN-DEMO000001.${format}`)
    }
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

/** A badge has no PDF. */
export const Badge: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Checks of a credential: genuine and valid'],
  },
  args: { record: badge },
  play: async ({ canvas }) => {
    await expect(await verdictOf(canvas, 'This badge is genuine and valid')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'PNG' })).toHaveAttribute(
      'href',
      '/api/badge/file/BDG-DEMO000001.png',
    )
    await expect(canvas.queryByRole('link', { name: 'PDF' })).not.toBeInTheDocument()
  },
}

/** The checks keep their space, so that nothing moves when they are made. */
export const Checking: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Checks of a credential: checking'],
    adapters: { verification: { verify: never } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expect(await verdictOf(canvas, 'Checking this certificate …')).toBeVisible()
    await expect(lines(canvas)).toHaveLength(7)
  },
}

export const Altered: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...says('altered'),
    states: ['Checks of a credential: not genuine'],
  },
  play: async ({ canvas }) => {
    await expect(await verdictOf(canvas, 'This certificate is not genuine')).toBeVisible()
    await expect(lines(canvas).filter((line) => line.startsWith('Failed: '))).toEqual([
      'Failed: SignatureThe content was changed after it was signed, or the issuer never signed it.',
    ])
    await expect(lines(canvas).filter((line) => line.startsWith('Not checked: '))).toHaveLength(3)
  },
}

export const Untrusted: Story = {
  parameters: {
    states: ['Checks of a credential: not issued here'],
    chromatic: { disableSnapshot: true },
    ...says('untrusted'),
  },
  play: async ({ canvas }) => {
    await expect(await verdictOf(canvas, 'This certificate was not issued here')).toBeVisible()
  },
}

export const Revoked: Story = {
  args: { record: { ...certificate, status: 'Revoked' } },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...says('revoked'),
    states: ['Checks of a credential: revoked'],
  },
  play: async ({ canvas }) => {
    await expect(await verdictOf(canvas, 'This certificate was revoked')).toBeVisible()
    await expect(canvas.getByText('The issuer has revoked it.')).toBeVisible()
  },
}

export const Superseded: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...says('superseded'),
    states: ['Checks of a credential: superseded'],
  },
  play: async ({ canvas }) => {
    await expect(await verdictOf(canvas, 'This certificate was superseded')).toBeVisible()
  },
}

export const Expired: Story = {
  parameters: {
    states: ['Checks of a credential: not valid today'],
    chromatic: { disableSnapshot: true },
    ...says('expired'),
  },
  play: async ({ canvas }) => {
    await expect(await verdictOf(canvas, 'This certificate is not valid today')).toBeVisible()
  },
}

const read = fn()
const flaky = { adapters: { verification: { document: read } } satisfies AdapterOverrides }

/** No connection: nothing is claimed, and Retry leads to the verdict. */
export const NoConnection: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...flaky,
    states: ['Checks of a credential: could not be fully checked'],
  },
  beforeEach: () => {
    read.mockReset().mockImplementation(fails(0))
  },
  play: async ({ canvas }) => {
    await expect(
      await verdictOf(canvas, 'This certificate could not be fully checked'),
    ).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** The button stays where it is while the new try runs. */
export const Retrying: Story = {
  parameters: {
    states: ['Checks of a credential: trying again'],
    chromatic: { disableSnapshot: true },
    ...flaky,
  },
  beforeEach: () => {
    read.mockReset().mockImplementationOnce(fails(0)).mockImplementation(never)
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await verdictOf(canvas, 'Checking this certificate …')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
  },
}

export const RetryBringsTheVerdict: Story = {
  parameters: {
    states: ['Checks of a credential: trying again'],
    chromatic: { disableSnapshot: true },
    ...flaky,
  },
  beforeEach: () => {
    read
      .mockReset()
      .mockImplementationOnce(fails(503))
      .mockResolvedValue(signedDocument(certificate))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await verdictOf(canvas, 'This certificate is genuine and valid')).toBeVisible()
    // Its button has gone.
    await expect(canvas.getByRole('region', { name: /genuine and valid/ })).toHaveFocus()
  },
}

/** Without the document there are no files that contain it. */
export const MissingDocument: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Checks of a credential: no signed document'],
    adapters: { verification: { document: fails(404) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expect(
      await verdictOf(canvas, 'There is no signed document of this certificate'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

/** The signature is right, the page is not. */
export const PageDiffers: Story = {
  args: { record: { ...certificate, participantName: 'Mallory Forger' } },
  parameters: {
    states: ['Checks of a credential: the page does not show what was signed'],
    adapters: {
      verification: {
        document: async () => signedDocument(certificate),
        verify: async () => verification,
      },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expect(await verdictOf(canvas, 'This page does not show what was signed')).toBeVisible()
    const list = within(canvas.getByRole('list'))
    await expect(
      list.getByText('Recipient is “Mallory Forger” on this page, but “Dana Learner” was signed.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await verdictOf(canvas, 'This certificate is genuine and valid')).toBeVisible()
  },
}
