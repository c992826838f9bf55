import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { CredentialDetails } from './CredentialDetails.tsx'

const meta = {
  title: 'Surfaces/Credentials/CredentialDetails',
  component: CredentialDetails,
  args: {
    type: 'Course Certificate',
    title: 'Incident Response 101',
    recipient: 'Dana Learner',
    issuedOn: 'Friday, August 14, 2026',
    idLabel: 'Certificate ID',
    credentialId: 'CSN-7K3MQ9ZT4XWB',
    status: 'Valid',
  },
  parameters: { maxWidth: 352 },
} satisfies Meta<typeof CredentialDetails>

export default meta
type Story = StoryObj<typeof meta>

/** Each fact with its name; a tick beside the status. */
export const Valid: Story = {
  parameters: { ...darkAndMirrored, states: ['Certificate: course certificate'] },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Course Certificate details' }))
    await expect(
      region.getByRole('heading', { level: 1, name: 'Incident Response 101' }),
    ).toBeVisible()
    await expect(region.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Issued On',
      'Certificate ID',
      'Status',
    ])
    await expect(region.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Friday, August 14, 2026',
      'CSN-7K3MQ9ZT4XWB',
      'Valid',
    ])
    await expect(canvas.queryByText('Revoked')).not.toBeInTheDocument()
  },
}

/** Nothing looks like success: words and icon first, and another chip. */
export const Revoked: Story = {
  parameters: { states: ['Certificate: status as the server returns it'] },
  args: {
    status: 'Revoked',
    warning: 'The issuer has withdrawn this certificate. It no longer proves anything.',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The issuer has withdrawn this certificate. It no longer proves anything.'),
    ).toBeVisible()
    await expect(canvas.getAllByText('Revoked')).toHaveLength(2)
  },
}

export const Badge: Story = {
  args: {
    type: 'Digital Badge',
    idLabel: 'Badge ID',
    credentialId: 'BDG-4XWB7K3MQ9ZT',
    title: 'Container Fundamentals',
    recipient: 'Unknown',
  },
  parameters: { states: ['Badge: the badge'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible()
  },
}

/** If the card has the width of the page. */
export const Wide: Story = { tags: ['edge'], parameters: { maxWidth: 760 } }

/** Names of any script and length stay inside the card. */
export const LongTexts: Story = {
  tags: ['edge'],
  args: {
    title: 'Securing the Software Supply Chain End to End, from Commit to Cluster, with Signatures',
    recipient: 'محمد عبد الرحمن Internationalisierungsorganisationszertifizierung',
    credentialId: 'CSN-7K3MQ9ZT4XWB7K3MQ9ZT4XWB7K3MQ9ZT4XWB7K3MQ9ZT4XWB7K3MQ9ZT4XWB',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
