import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { verifyCertificate } from '@rampart/contract/calls/certificate'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const meta = {
  title: 'Site/Credentials',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/verify-cert', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Certification ID' })
const head = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

/** An employer's first page, with header and footer. */
export const Verify: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Verify certificate: empty'] },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Verify Certificate')
    await waitFor(() => expect(document.title).toBe('Verify Certificate · Rampart'))
  },
}

/** From the ID to the certificate, and with Back to the form. */
export const VerifyToCertificate: Story = {
  parameters: { states: ['Verify certificate: valid'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(await field(canvas), 'csn-demo000001{Enter}')
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/cert/view/csn-demo000001'),
    )
    await expectHeading(canvas, 'Incident Response 101')
    await userEvent.click(canvas.getByRole('link', { name: 'Verify another certificate' }))
    await expect(await field(canvas)).toHaveValue('')
  },
}

/** Of the right form, but nobody's; its odd letters reach the server as they are. */
export const VerifyToNotFound: Story = {
  parameters: { states: ['Verify certificate: of the right form, but nobody’s'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(await field(canvas), 'CSN-a/b?c#d{Enter}')
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/cert/view/CSN-a%2Fb%3Fc%23d'),
    )
    await expectHeading(canvas, 'Certificate Not Found')
  },
}

/** From the page that found nothing to another certificate. */
export const NotFoundToVerify: Story = {
  tags: ['edge'],
  args: { path: '/cert/view/CSN-NOBODYS001' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Verify another certificate' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/verify-cert'))
  },
}

/** Links and previews name the public address in the certificate's own spelling. */
export const Certificate: Story = {
  parameters: {
    states: ['Certificate: course certificate', 'Certificate: tab title and link preview'],
  },
  args: { path: '/cert/view/csn-demo000001' },
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    return () => clipboard.mockRestore()
  },
  play: async ({ canvas }) => {
    const copy = await canvas.findByRole('button', { name: 'Copy Certificate Link' })
    await waitFor(() =>
      expect(document.title).toBe('Dana Learner, Incident Response 101 · Rampart'),
    )
    await expect(head('meta[property="og:url"]')).toBe(
      'https://rampart.example/cert/view/CSN-DEMO000001',
    )
    await expect(head('meta[property="og:image"]')).toBe('https://rampart.example/social.jpg')
    await expectHeading(canvas, 'This certificate is genuine and valid', 2)
    await userEvent.click(copy)
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      'https://rampart.example/cert/view/CSN-DEMO000001',
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Copy Certificate Link' })).toBeVisible(),
    )
  },
}

/** Checked in this browser against the issuer's signed documents: every check passes. */
export const CertificateProvesItself: Story = {
  parameters: { states: ['Checks of a credential: genuine and valid'] },
  args: { path: '/cert/view/csn-demo000002' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'This certificate is genuine and valid', 2)
    await expect(canvas.getAllByText('Passed:')).toHaveLength(7)
    await expect(
      canvas.getByText('The signature is valid: nothing was changed since it was signed.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Signed JSON' })).toHaveAttribute(
      'href',
      '/api/certificate/file/CSN-DEMO000002.json',
    )
  },
}

/** Too many tries in a minute: the server's words, and a way to try again. */
export const CertificateFailure: Story = {
  args: { path: '/cert/view/CSN-DEMO000001' },
  parameters: {
    states: ['Certificate: loading fails'],
    msw: [respond(verifyCertificate, failure('too_many_requests', { retryAfter: 60 }))],
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Failed to fetch certificate')
    await expect(canvas.getByText('Too many attempts. Please try again in a minute.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** An ID without the prefix is not valid: not found, not an error. */
export const CertificateOfNoForm: Story = {
  args: { path: '/cert/view/nonsense' },
  parameters: { states: ['Certificate: not found'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Certificate Not Found')
    await waitFor(() => expect(document.title).toBe('Certificate Not Found · Rampart'))
    await expect(head('meta[name="robots"]')).toBe('noindex')
  },
}

export const Badge: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Badge: the badge'] },
  args: { path: '/badge/view/BDG-DEMO000001' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Container Fundamentals')
    await waitFor(() =>
      expect(document.title).toBe('Dana Learner, Container Fundamentals · Rampart'),
    )
    await expectHeading(canvas, 'This badge is genuine and valid', 2)
    await expect(canvas.getAllByText('Passed:')).toHaveLength(7)
  },
}
