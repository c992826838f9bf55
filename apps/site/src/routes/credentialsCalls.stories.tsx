import { viewBadge } from '@rampart/contract/calls/badge'
import { verifyCertificate } from '@rampart/contract/calls/certificate'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { troubledApi } from '../testing/answer.ts'
import { expectAlert, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Credentials',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/cert/view/CSN-DEMO000001', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const badge = { path: '/badge/view/BDG-DEMO000001' }
const expectCertificate = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Incident Response 101' })
const expectBadge = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Container Fundamentals' })

export const VerifyCertificateSlow: Story = {
  parameters: { msw: [api.held(verifyCertificate)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading certificate')).toBeInTheDocument()
    api.recover()
    await expectCertificate(canvas)
  },
}

/** Nothing is said of the certificate: neither that it is there nor that it is not. */
export const VerifyCertificateMalformed: Story = {
  parameters: { msw: [api.malformed(verifyCertificate)] },
  play: async ({ canvas }) => {
    await expectAlert('Failed to fetch certificate')
    await expect(canvas.getByText('Certificate verification failed')).toBeVisible()
    api.recover()
    await retry()
    await expectCertificate(canvas)
  },
}

export const ViewBadgeSlow: Story = {
  args: badge,
  parameters: { msw: [api.held(viewBadge)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading badge')).toBeInTheDocument()
    api.recover()
    await expectBadge(canvas)
  },
}

export const ViewBadgeMalformed: Story = {
  args: badge,
  parameters: { msw: [api.malformed(viewBadge)] },
  play: async ({ canvas }) => {
    await expectAlert('Failed to fetch badge')
    await expect(canvas.getByText('Failed to view badge')).toBeVisible()
    api.recover()
    await retry()
    await expectBadge(canvas)
  },
}
