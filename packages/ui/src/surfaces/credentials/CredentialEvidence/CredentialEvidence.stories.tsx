import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { CredentialEvidence } from './CredentialEvidence.tsx'

const bucket = {
  id: 'lab-exposed-bucket',
  title: 'The Exposed Bucket',
  href: '/lab/exposed-bucket',
  solved: 5,
  checks: 5,
  minutes: 12,
  solvedOn: 'Monday, August 10, 2026',
}

const meta = {
  title: 'Surfaces/Credentials/CredentialEvidence',
  component: CredentialEvidence,
  args: { labs: [bucket] },
  parameters: { maxWidth: 720 },
} satisfies Meta<typeof CredentialEvidence>

export default meta
type Story = StoryObj<typeof meta>

/** What was done, in one sentence that a stranger understands. */
export const OneLab: Story = {
  parameters: { states: ['Evidence on a credential: one lab'] },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Hands-on proof' }))
    const item = region.getByRole('listitem')
    await expect(item).toHaveTextContent('Did it: solved 5 of 5 checks in The Exposed Bucket')
    await expect(item).toHaveTextContent('In 12 minutes, on Monday, August 10, 2026')
    await expect(item).toHaveAttribute('id', 'lab-exposed-bucket')
    await expect(region.getByRole('link')).toHaveAttribute('href', '/lab/exposed-bucket')
  },
}

/** One below the other; a lab without a page is named all the same. */
export const SeveralLabs: Story = {
  parameters: { ...darkAndMirrored, states: ['Evidence on a credential: several labs'] },
  args: {
    labs: [
      bucket,
      {
        ...bucket,
        id: 'lab-leaky-pipeline',
        title: 'The Leaky Pipeline',
        href: undefined,
        solved: 7,
        checks: 7,
        minutes: 41,
      },
      { ...bucket, id: 'lab-one', title: 'One Check', solved: 1, checks: 1, minutes: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Did it: solved 5 of 5 checks in The Exposed BucketIn 12 minutes, on Monday, August 10, 2026',
      'Did it: solved 7 of 7 checks in The Leaky PipelineIn 41 minutes, on Monday, August 10, 2026',
      'Did it: solved 1 of 1 check in One CheckIn 1 minute, on Monday, August 10, 2026',
    ])
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** A name of any script and length, and one that tries to be markup, stay text inside the card. */
export const LongNames: Story = {
  tags: ['edge'],
  parameters: { maxWidth: 320, chromatic: { disableSnapshot: true } },
  args: {
    labs: [
      { ...bucket, title: 'Vertrauenswürdigkeitsüberprüfungsverfahrensdurchführungsbestimmungen' },
      {
        ...bucket,
        id: 'lab-2',
        title: 'الدلو المكشوف <img src=x onerror=alert(1)> \u202Edesrever',
      },
    ],
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    await expect(card.querySelector('img')).toBeNull()
  },
}

/** In Arabic, with a name from left to right in the sentence. */
export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true } },
  args: { labs: [{ ...bucket, solvedOn: 'الاثنين، 10 أغسطس 2026' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('The Exposed Bucket')
    await expect(canvas.getByRole('region', { name: 'إثبات عملي' })).toBeVisible()
  },
}
