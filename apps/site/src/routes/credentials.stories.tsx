import { viewBadge } from '@rampart/contract/calls/badge'
import { verifyCertificate } from '@rampart/contract/calls/certificate'
import { certificate } from '@rampart/screens/testing/credentialFixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { answer, failure, noAnswer } from '../testing/answer.ts'
import signed from '../testing/signedCredentials.json' with { type: 'json' }
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
const signedDocument = signed.documents['CSN-DEMO000001']
const head = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

/** An employer's first page, with header and footer. */
export const Verify: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Verify Certificate' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Verify Certificate · Rampart'))
  },
}

/** From the ID to the certificate, and with Back to the form. */
export const VerifyToCertificate: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    await userEvent.type(await field(canvas), 'csn-demo000001{Enter}')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/cert/view/csn-demo000001'))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Incident Response 101' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Verify another certificate' }))
    await expect(await field(canvas)).toHaveValue('')
  },
}

/** Of the right form, but nobody's; its odd letters reach the server as they are. */
export const VerifyToNotFound: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await field(canvas), 'CSN-a/b?c#d{Enter}')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/cert/view/CSN-a%2Fb%3Fc%23d'))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Certificate Not Found' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Verify another certificate' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/verify-cert'))
  },
}

/** Links and previews name the public address in the certificate's own spelling. */
export const Certificate: Story = {
  args: { path: '/cert/view/csn-demo000001' },
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    return () => clipboard.mockRestore()
  },
  play: async ({ canvas }) => {
    const copy = await canvas.findByRole('button', { name: 'Copy Certificate Link' })
    await waitFor(() => expect(document.title).toBe('Dana Learner, Incident Response 101 · Rampart'))
    await expect(head('meta[property="og:url"]')).toBe('https://rampart.example/cert/view/CSN-DEMO000001')
    await expect(head('meta[property="og:image"]')).toBe('https://rampart.example/social.jpg')
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This certificate is genuine and valid' })).toBeVisible()
    await userEvent.click(copy)
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('https://rampart.example/cert/view/CSN-DEMO000001')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy Certificate Link' })).toBeVisible())
  },
}

/** Checked in this browser against the issuer's signed documents: every check passes. */
export const CertificateProvesItself: Story = {
  args: { path: '/cert/view/csn-demo000002' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This certificate is genuine and valid' })).toBeVisible()
    await expect(canvas.getAllByText('Passed:')).toHaveLength(7)
    await expect(canvas.getByText('The signature is right: nothing was changed since it was signed.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Signed JSON' })).toHaveAttribute('href', '/api/certificate/file/CSN-DEMO000002.json')
  },
}

/** The issuer's signed list says so, and so does the page. */
export const CertificateRevoked: Story = {
  args: { path: '/cert/view/CSN-DEMO000003' },
  parameters: { msw: [answer(verifyCertificate, { certificate: { ...certificate, csnId: 'CSN-DEMO000003', status: 'Revoked' } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This certificate was revoked' })).toBeVisible()
    await expect(canvas.getByText('The issuer has revoked it.')).toBeVisible()
    await expect(canvas.getAllByText('Passed:')).toHaveLength(6)
  },
}

/** One letter of the name is another: the signature says so. */
export const CertificateAltered: Story = {
  args: { path: '/cert/view/CSN-DEMO000001' },
  parameters: {
    pictures: [],
    msw: [http.get('/api/certificate/file/:name', () => HttpResponse.json(JSON.parse(JSON.stringify(signedDocument).replace('Dana Learner', 'Dana Leaner'))))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This certificate is not genuine' })).toBeVisible()
    await expect(canvas.getByText('The content was changed after it was signed, or the issuer never signed it.')).toBeVisible()
  },
}

/** Without the issuer's keys nothing is claimed; Retry brings the verdict. */
export const CertificateUnchecked: Story = {
  args: { path: '/cert/view/CSN-DEMO000001' },
  parameters: { pictures: [], msw: [http.get('/.well-known/did.json', () => HttpResponse.error(), { once: true })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This certificate could not be checked to the end' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This certificate is genuine and valid' })).toBeVisible()
  },
}

export const CertificateLoading: Story = {
  args: { path: '/cert/view/CSN-DEMO000001' },
  parameters: { pictures: [], msw: [noAnswer(verifyCertificate)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading certificate')).toBeInTheDocument()
  },
}

/** Too many tries in a minute: the server's words, and a way to try again. */
export const CertificateFailure: Story = {
  args: { path: '/cert/view/CSN-DEMO000001' },
  parameters: { msw: [answer(verifyCertificate, failure(429, 'Too many requests. Please wait a minute.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Failed to fetch certificate' })).toBeVisible()
    await expect(canvas.getByText('Too many requests. Please wait a minute.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** An ID without the prefix is none: not found, not an error. */
export const CertificateOfNoForm: Story = {
  args: { path: '/cert/view/nonsense' },
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Certificate Not Found' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Certificate Not Found · Rampart'))
    await expect(head('meta[name="robots"]')).toBe('noindex')
  },
}

export const Badge: Story = {
  args: { path: '/badge/view/BDG-DEMO000001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Container Fundamentals' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Dana Learner, Container Fundamentals · Rampart'))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This badge is genuine and valid' })).toBeVisible()
    await expect(canvas.getAllByText('Passed:')).toHaveLength(7)
  },
}

export const BadgeNotFound: Story = {
  args: { path: '/badge/view/BDG-NOSUCH' },
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Badge Not Found' })).toBeVisible()
    await expect(canvas.getByText("The badge you're looking for doesn't exist or has been removed.")).toBeVisible()
  },
}

export const BadgeFailure: Story = {
  args: { path: '/badge/view/BDG-DEMO000001' },
  parameters: { pictures: [], msw: [answer(viewBadge, failure(500, 'Something went wrong.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Failed to fetch badge' })).toBeVisible()
  },
}

export const CertificatePhone: Story = {
  tags: ['edge'],
  args: { path: '/cert/view/CSN-DEMO000001' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This certificate is genuine and valid' })).toBeVisible()
  },
}
