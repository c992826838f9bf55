import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { VerificationTable } from './VerificationTable.tsx'
import type { VerificationRow } from './VerificationTable.tsx'

const valid: VerificationRow = {
  key: '1',
  id: 'CSN-DEMO000001',
  recipient: 'Dana Learner',
  title: 'Incident Response 101',
  issuedOn: 'Friday, August 14, 2026',
  verdict: 'valid',
  verdictLabel: 'Valid',
  page: { href: '/cert/view/CSN-DEMO000001', label: 'View certificate' },
}

const mixed: VerificationRow[] = [
  valid,
  {
    ...valid,
    key: '2',
    id: 'CSN-DEMO000003',
    title: 'Linux for the Cloud',
    verdict: 'revoked',
    verdictLabel: 'Revoked',
  },
  {
    ...valid,
    key: '3',
    source: 'dana-final-v2.json',
    recipient: 'Dan Learner',
    verdict: 'altered',
    verdictLabel: 'Not genuine',
    note: 'Differs from the record: Recipient (Dana Learner).',
    isNoteCritical: true,
  },
  {
    key: '4',
    id: 'CSN-NOSUCHONE123',
    verdict: 'notFound',
    verdictLabel: 'Not found',
    note: 'Nothing was issued under this ID. Check it letter by letter.',
  },
  {
    key: '5',
    source: 'screenshot.png',
    verdict: 'unreadable',
    verdictLabel: 'Not readable',
    note: 'There is no signed credential in this picture. Screenshots and other copies lose it, and prove nothing.',
  },
  {
    ...valid,
    key: '6',
    id: 'BDG-DEMO000001',
    title: 'Container Fundamentals',
    page: { href: '/badge/view/BDG-DEMO000001', label: 'View badge' },
  },
]

const meta = {
  title: 'Surfaces/Credentials/VerificationTable',
  component: VerificationTable,
  args: {
    rows: [
      valid,
      {
        ...valid,
        key: '2',
        id: 'CSN-DEMO000002',
        recipient: 'Pat Participant',
        title: 'AWS Cloud Bootcamp',
      },
    ],
    summary: '2 checked: 2 valid.',
    onDownload: fn(),
  },
} satisfies Meta<typeof VerificationTable>

export default meta
type Story = StoryObj<typeof meta>

export const Valid: Story = {
  parameters: { ...darkAndMirrored, states: ['Many credentials: all valid'] },
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: 'Checked credentials' })
    await expect(within(table).getAllByRole('row')).toHaveLength(3)
    await expect(
      within(table).getByRole('link', { name: 'View certificate CSN-DEMO000001' }),
    ).toHaveAttribute('href', '/cert/view/CSN-DEMO000001')
    await userEvent.click(canvas.getByRole('button', { name: 'Download results as CSV' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

/** Every verdict by word and mark; notes take the whole row. */
export const Mixed: Story = {
  parameters: { states: ['Many credentials: mixed'] },
  args: {
    rows: mixed,
    summary: '6 checked: 2 valid, 1 revoked, 1 not genuine, 1 not found, 1 not readable.',
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /dana-final-v2/ })
    await expect(within(row).getByText('Not genuine')).toBeVisible()
    await expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(
      'Differs from the record: Recipient (Dana Learner).',
    )
  },
}

/** Rows fill one by one; there is nothing to save yet. */
export const Checking: Story = {
  parameters: { states: ['Many credentials: checking'] },
  args: {
    rows: [
      valid,
      { key: '2', id: 'CSN-DEMO000002', verdict: 'checking', verdictLabel: 'Checking' },
    ],
    summary: 'Checked 1 of 2 …',
    isPending: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download results as CSV' })).toBeDisabled()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/**
 * Each row is a block: the credential and its status, then recipient, title and date. Still a table
 * to screen readers.
 */
export const Phone: Story = {
  tags: ['edge'],
  args: {
    rows: [
      ...mixed,
      {
        ...valid,
        key: '7',
        id: 'CSN-7K3MQ9ZT4XWB7K3MQ9ZT4XWB7K3MQ9ZT4XWB',
        recipient: 'محمد بن عبد الله بن أحمد',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      },
    ],
    summary: '7 checked: 3 valid, 1 revoked, 1 not genuine, 1 not found, 1 not readable.',
    children: (
      <Button variant="outline" size="small">
        Check all again
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
    await expect(canvas.getAllByRole('cell')).toHaveLength(42)
  },
}
