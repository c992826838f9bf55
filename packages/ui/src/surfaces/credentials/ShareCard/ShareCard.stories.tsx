import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { ShareCard } from './ShareCard.tsx'

const link = 'https://rampart.example/cert/view/CSN-7K3MQ9ZT4XWB'

const meta = {
  title: 'Surfaces/Credentials/ShareCard',
  component: ShareCard,
  args: {
    link,
    onCopy: fn(async () => undefined),
    links: [
      { network: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${link}` },
      { network: 'x', label: 'X', href: `https://x.com/intent/post?url=${link}` },
      {
        network: 'linkedin',
        label: 'LinkedIn',
        href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
      },
    ],
    profileLink: {
      network: 'linkedin',
      label: 'Add to LinkedIn profile',
      href: 'https://www.linkedin.com/profile/add',
    },
  },
  parameters: { maxWidth: 352 },
} satisfies Meta<typeof ShareCard>

export default meta
type Story = StoryObj<typeof meta>

/** Real links to new tabs, which get no reference to this page. */
export const Networks: Story = {
  parameters: { ...darkAndMirrored, states: ['Share card: the ways'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Share' })).toBeVisible()
    for (const { label, href } of [
      ...args.links,
      ...(args.profileLink ? [args.profileLink] : []),
    ]) {
      const place = canvas.getByRole('link', { name: `${label} (opens in a new tab)` })
      await expect(place).toHaveAttribute('href', href)
      await expect(place).toHaveAttribute('target', '_blank')
      await expect(place.getAttribute('rel')).toContain('noopener')
    }
  },
}

/** The notice is shown and read out for its time; then the label is back. */
export const Copied: Story = {
  args: { noticeFor: 300 },
  parameters: { states: ['Share card: copied'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Certificate Link' }))
    await expect(args.onCopy).toHaveBeenCalledWith(link)
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Certificate link copied to clipboard!'),
    )
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await expect(canvas.getByRole('button', { name: 'Copy Certificate Link' })).toBeVisible()
  },
}

/** The notice as it looks for that time. */
export const Notice: Story = {
  parameters: { states: ['Share card: copied'] },
  args: { noticeFor: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Certificate Link' }))
    await expect(
      await canvas.findByRole('button', { name: 'Certificate link copied to clipboard!' }),
    ).toBeVisible()
  },
}

/** The clipboard refused. */
export const CopyFailed: Story = {
  args: { onCopy: fn(async () => Promise.reject(new Error('refused'))) },
  parameters: {
    states: ['Share card: the clipboard refuses'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Certificate Link' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copy failed'))
  },
}

/** Nothing to post: the link alone. */
export const LinkAlone: Story = {
  parameters: { states: ['Share card: revoked'] },
  args: { links: [], profileLink: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
