import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { pictureOnItsWay } from '../../../docs/pictureOnItsWay.ts'
import { badgePicture, certificatePicture } from './samplePictures.ts'
import { CredentialImage } from './CredentialImage.tsx'

const meta = {
  title: 'Surfaces/Credentials/CredentialImage',
  component: CredentialImage,
  args: {
    kind: 'certificate',
    src: certificatePicture,
    alt: 'Certificate of Dana Learner for Incident Response 101',
  },
  parameters: { maxWidth: 720 },
} satisfies Meta<typeof CredentialImage>

export default meta
type Story = StoryObj<typeof meta>

export const Certificate: Story = {
  parameters: { ...darkAndMirrored, states: ['Certificate: course certificate'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Certificate of Dana Learner for Incident Response 101' }),
    ).toBeVisible()
  },
}

export const Badge: Story = {
  parameters: { states: ['Badge: the badge'] },
  args: {
    kind: 'badge',
    src: badgePicture,
    alt: 'Digital badge of Dana Learner for Container Fundamentals',
  },
}

/** In a card: 16:9, and named by the title beside it. */
export const InCard: Story = {
  tags: ['edge'],
  args: { size: 'card', alt: '' },
  parameters: { maxWidth: 400 },
}

/** Seen before anything else is read; the picture fades. */
export const Revoked: Story = {
  parameters: { states: ['Certificate: status as the server returns it'] },
  args: { revoked: 'Revoked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Revoked')).toBeVisible()
  },
}

/** The space is kept while the picture loads. */
export const Loading: Story = {
  parameters: { states: ['Badge: the image is loading'] },
  args: { src: pictureOnItsWay.src, alt: '' },
  beforeEach: pictureOnItsWay.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Loading image' })).toBeVisible()
  },
}

export const NoCertificateImage: Story = {
  parameters: { states: ['Certificate: no image'] },
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No certificate image available')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** The address gives no picture: the same as none. */
export const NoBadgeImage: Story = {
  parameters: { states: ['Badge: “Badge Image Not Available”'] },
  args: { kind: 'badge', src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Badge Image Not Available')).toBeVisible()
  },
}

/** Of a brand with pills as controls: nothing of the picture is cut off. */
export const BesidePills: Story = {
  tags: ['edge'],
  globals: { brand: 'recess' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const frame = (await canvas.findByRole('img')).parentElement as HTMLElement
    await expect(parseFloat(getComputedStyle(frame).borderRadius)).toBeLessThan(40)
  },
}
