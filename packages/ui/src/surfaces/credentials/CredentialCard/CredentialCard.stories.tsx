import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { badgePicture, certificatePicture } from '../CredentialImage/samplePictures.ts'
import { Grid } from '../../../components/Grid/Grid.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { SkeletonRegion } from '../../../components/Skeleton/SkeletonRegion.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { CredentialCard } from './CredentialCard.tsx'

const meta = {
  title: 'Surfaces/Credentials/CredentialCard',
  component: CredentialCard,
  args: {
    kind: 'certificate',
    type: 'Course Certificate',
    title: 'Incident Response 101',
    issuedOn: 'Friday, August 14, 2026',
    imageUrl: certificatePicture,
    detailsHref: '/cert/view/CSN-7K3MQ9ZT4XWB',
    link: 'https://rampart.example/cert/view/CSN-7K3MQ9ZT4XWB',
    onCopy: fn(async () => undefined),
    linkedInHref:
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Frampart.example',
    download: { href: 'data:application/pdf;base64,JVBERi0xLjQK', name: 'CSN-7K3MQ9ZT4XWB.pdf' },
  },
  parameters: { maxWidth: 420 },
} satisfies Meta<typeof CredentialCard>

export default meta
type Story = StoryObj<typeof meta>

/** The names of its actions contain its title, as there are several cards. */
export const Certificate: Story = {
  parameters: { ...darkAndMirrored, states: ['Credentials: certificate'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: 'Incident Response 101' })).toBeVisible()
    const details = canvas.getByRole('link', {
      name: 'View Details Incident Response 101 (opens in a new tab)',
    })
    await expect(details).toHaveAttribute('href', args.detailsHref)
    await expect(details).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: /^Share on LinkedIn/ })).toHaveAttribute(
      'href',
      args.linkedInHref,
    )
    const download = canvas.getByRole('link', {
      name: 'Download Certificate Incident Response 101',
    })
    await expect(download).toHaveAttribute('download', 'CSN-7K3MQ9ZT4XWB.pdf')
    await expect(download).toHaveAttribute('href', args.download?.href)
  },
}

export const CopiesLink: Story = {
  parameters: { states: ['Credentials: link copied'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link Incident Response 101' }))
    await expect(args.onCopy).toHaveBeenCalledWith(args.link)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'))
  },
}

/** Nothing to download. */
export const Badge: Story = {
  parameters: { states: ['Credentials: badge'] },
  args: {
    kind: 'badge',
    type: 'Digital Badge',
    title: 'Container Fundamentals',
    imageUrl: badgePicture,
    detailsHref: '/badge/view/BDG-1',
    download: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument()
  },
}

/** It stays in the list, marked; there is nothing to share. */
export const Revoked: Story = {
  parameters: { states: ['Credentials: revoked'] },
  args: { revoked: 'Revoked', linkedInHref: undefined, download: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Revoked')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^View Details/)
  },
}

/** The picture is missing or does not load. */
export const NoPicture: Story = {
  parameters: { states: ['Credentials: no picture'] },
  args: { imageUrl: null, type: 'Bootcamp Certificate', title: 'AWS Cloud Bootcamp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No certificate image available')).toBeVisible()
  },
}

export const Row: Story = {
  parameters: { states: ['Credentials: three kinds'], maxWidth: 1136 },
  render: (args) => (
    <Grid columns={2}>
      <CredentialCard
        {...args}
        title="Securing the Software Supply Chain End to End, from Commit to Cluster, with Signatures and Attestations"
      />
      <CredentialCard
        {...args}
        kind="badge"
        type="Digital Badge"
        title="Container Fundamentals"
        imageUrl={badgePicture}
        download={null}
      />
    </Grid>
  ),
}

export const UnbrokenWord: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: 'Internationalisierungsorganisationszertifizierung' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const Loading: Story = {
  parameters: { states: ['Credentials: loading'] },
  render: (args) => (
    <SkeletonRegion isLoading label="Loading credentials">
      <Skeleton isLoading>
        <CredentialCard {...args} imageUrl={null} />
      </Skeleton>
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
