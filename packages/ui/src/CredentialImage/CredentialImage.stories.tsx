import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { badgePicture, certificatePicture } from './samplePictures.ts'
import { CredentialImage } from './CredentialImage.tsx'

const meta = {
  title: 'Surfaces/CredentialImage',
  component: CredentialImage,
  args: { kind: 'certificate', src: certificatePicture, alt: 'Certificate of Dana Learner for Incident Response 101' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CredentialImage>

export default meta
type Story = StoryObj<typeof meta>

export const Certificate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Certificate of Dana Learner for Incident Response 101' })).toBeVisible()
  },
}

export const Badge: Story = { args: { kind: 'badge', src: badgePicture, alt: 'Digital badge of Dana Learner for Container Fundamentals' } }

/** In a card: 16:9, and said by the title beside it. */
export const InCard: Story = {
  tags: ['edge'],
  args: { size: 'card', alt: '' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
}

/** Seen before anything else is read; the picture fades. */
export const Revoked: Story = {
  args: { revoked: 'Revoked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Revoked')).toBeVisible()
  },
}

/** The place is kept while the picture comes. */
export const Loading: Story = {
  args: { src: '/never.png', alt: '' },
  beforeEach: () => {
    // The picture never comes, and nobody hears why.
    const hush = (event: Event) => event.stopImmediatePropagation()
    addEventListener('error', hush, true)
    return () => removeEventListener('error', hush, true)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Loading image' })).toBeVisible()
  },
}

export const NoCertificateImage: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No certificate image available')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** The address gives no picture: the same as none. */
export const NoBadgeImage: Story = {
  args: { kind: 'badge', src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Badge Image Not Available')).toBeVisible()
  },
}
