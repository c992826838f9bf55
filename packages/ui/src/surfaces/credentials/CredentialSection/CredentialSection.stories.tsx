import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { CredentialSection } from './CredentialSection.tsx'

const meta = {
  title: 'Surfaces/Credentials/CredentialSection',
  component: CredentialSection,
  args: { kind: 'certificate' },
  parameters: { maxWidth: 720 },
} satisfies Meta<typeof CredentialSection>

export default meta
type Story = StoryObj<typeof meta>

/** A drawn sample; volt marks what is earned. */
export const Certificate: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Course details: credential: Certificate, with an image'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Certificate' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Certificate' })).toBeVisible()
  },
}

export const DigitalBadge: Story = {
  parameters: { states: ['Course details: credential: Digital Badge, with an image'] },
  args: { kind: 'badge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Digital Badge' })).toBeVisible()
  },
}

/** A course without a credential: a flag in place of the picture. */
export const Completion: Story = {
  parameters: { states: ['Course details: credential: Completion'] },
  args: { kind: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Completion' })).toBeVisible()
  },
}

/** The picture of the badge itself. */
export const BadgeImage: Story = {
  parameters: { states: ['Course details: credential: Digital Badge, with an image'] },
  args: {
    kind: 'badge',
    imageUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><circle cx="80" cy="80" r="76" fill="navy"/><circle cx="80" cy="80" r="60" fill="none" stroke="gold" stroke-width="6"/></svg>')}`,
  },
}

/** The picture does not load: the sample is shown. */
export const BrokenImage: Story = {
  tags: ['edge'],
  args: { kind: 'badge', imageUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelectorAll('svg'), 'the drawing alone').toHaveLength(1)
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
