import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import type { CheckLine } from './CredentialChecks.tsx'
import { CredentialChecks } from './CredentialChecks.tsx'

const passed: readonly CheckLine[] = [
  {
    name: 'form',
    title: 'Document',
    outcome: 'passed',
    words: 'The file is a signed Open Badges 3.0 credential.',
  },
  {
    name: 'issuer',
    title: 'Issuer',
    outcome: 'passed',
    words: 'It was issued by rampart.example.',
  },
  {
    name: 'key',
    title: 'Issuer’s key',
    outcome: 'passed',
    words: 'The key that it names is published by the issuer.',
  },
  {
    name: 'signature',
    title: 'Signature',
    outcome: 'passed',
    words: 'The signature is valid: nothing was changed since it was signed.',
  },
  {
    name: 'dates',
    title: 'Dates',
    outcome: 'passed',
    words: 'It has been valid since the day of issue and does not expire.',
  },
  {
    name: 'status',
    title: 'Revocation',
    outcome: 'passed',
    words: 'The issuer has not revoked it.',
  },
]

/**
 * The checks, one of them with another outcome; if that ends the checking, those after it are not
 * reached.
 */
function checksWith(
  name: string,
  outcome: CheckLine['outcome'],
  words: string,
  ends = false,
): CheckLine[] {
  const at = passed.findIndex((check) => check.name === name)
  return passed.map((check, index) => {
    if (index === at) return { ...check, outcome, words }
    return ends && index > at
      ? { ...check, outcome: 'notReached', words: 'Not checked, as an earlier check did not pass.' }
      : check
  })
}

const meta = {
  title: 'Surfaces/Credentials/CredentialChecks',
  component: CredentialChecks,
  args: {
    verdict: 'valid',
    headline: 'This certificate is genuine and valid',
    text: 'The issuer signed it, nothing was changed since, and it has not been withdrawn.',
    checks: passed,
  },
} satisfies Meta<typeof CredentialChecks>

export default meta
type Story = StoryObj<typeof meta>

/** The one verdict with the volt seal. */
export const Valid: Story = {
  parameters: { ...darkAndMirrored, states: ['Checks of a credential: genuine and valid'] },
  play: async ({ canvas }) => {
    const card = within(
      canvas.getByRole('region', { name: 'This certificate is genuine and valid' }),
    )
    await expect(card.getByRole('status')).toHaveTextContent('The issuer signed it')
    await expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)[3]).toBe(
      'Passed: SignatureThe signature is valid: nothing was changed since it was signed.',
    )
    await expect(card.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The checks that will be made are already listed. */
export const Checking: Story = {
  parameters: { states: ['Checks of a credential: checking'] },
  args: {
    verdict: 'checking',
    headline: 'Checking this certificate …',
    text: 'Your own browser checks the signature; nobody but the issuer is asked.',
    checks: passed.map((check) => ({ ...check, outcome: 'notReached', words: '' })),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Checking this certificate …' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Not checked: Document')
  },
}

/** Failed, and what was not reached after it. */
export const Altered: Story = {
  parameters: { states: ['Checks of a credential: not genuine'] },
  args: {
    verdict: 'altered',
    headline: 'This certificate is not genuine',
    text: 'It is not what the issuer signed: it was changed afterwards, or never signed at all. Don’t rely on it.',
    checks: checksWith(
      'signature',
      'failed',
      'The content was changed after it was signed, or the issuer never signed it.',
      true,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Failed:')).toHaveLength(1)
    await expect(canvas.getAllByText('Not checked:')).toHaveLength(2)
  },
}

export const Untrusted: Story = {
  parameters: { states: ['Checks of a credential: not issued here'] },
  args: {
    verdict: 'untrusted',
    headline: 'This certificate was not issued here',
    text: 'It names another issuer, which we can’t vouch for. Nothing else was checked.',
    checks: checksWith('issuer', 'failed', 'It names another issuer: badges.example.', true),
  },
}

export const Revoked: Story = {
  parameters: { states: ['Checks of a credential: revoked'] },
  args: {
    verdict: 'revoked',
    headline: 'This certificate was revoked',
    text: 'The issuer has withdrawn it. It no longer proves anything.',
    checks: checksWith('status', 'failed', 'The issuer has revoked it.'),
  },
}

export const Superseded: Story = {
  parameters: { states: ['Checks of a credential: superseded'] },
  args: {
    verdict: 'superseded',
    headline: 'This certificate was superseded',
    text: 'The issuer has issued a corrected version under the same ID. Go by that one, not by this.',
    checks: checksWith(
      'status',
      'failed',
      'It was superseded: the issuer has issued a corrected version under the same ID.',
    ),
  },
}

export const Expired: Story = {
  parameters: { states: ['Checks of a credential: not valid today'] },
  args: {
    verdict: 'expired',
    headline: 'This certificate is not valid today',
    text: 'It is genuine, but today is outside the time it is valid for. If that surprises you, check the date of this device.',
    checks: checksWith('dates', 'failed', 'It has expired.'),
  },
}

/** Nothing is claimed, and checking can be tried again. */
export const Unknown: Story = {
  parameters: { states: ['Checks of a credential: could not be fully checked'] },
  args: {
    verdict: 'unknown',
    headline: 'This certificate could not be fully checked',
    text: 'Something that was needed could not be read, which says nothing against it. Check the connection and try again.',
    checks: checksWith(
      'status',
      'unknown',
      'The issuer’s list of revoked credentials could not be read. Check the connection and try again.',
    ),
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not known:')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The new try runs: the button keeps its place and its focus. */
export const Retrying: Story = {
  args: { ...Checking.args, onRetry: fn() },
  parameters: {
    states: ['Checks of a credential: trying again'],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Files to download at the bottom. */
export const WithActions: Story = {
  parameters: { states: ['Checks of a credential: files to take away'] },
  args: {
    actions: (
      <LinkButton href="/file.json" download="file.json" variant="outline" size="small">
        Signed JSON
      </LinkButton>
    ),
  },
}

/** The verdict alone. */
export const WithoutChecks: Story = {
  parameters: { states: ['Checks of a credential: no signed document'] },
  args: { ...Unknown.args, checks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

/** Words of any length and without blanks stay inside. */
export const LongTexts: Story = {
  tags: ['edge'],
  args: {
    ...Altered.args,
    headline:
      'Dieses Abschlusszertifikat der Internationalisierungsorganisationszertifizierungsgesellschaft ist nicht echt',
    checks: checksWith(
      'issuer',
      'failed',
      `It names another issuer: ${'subdomain.'.repeat(12)}example.`,
      true,
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: WithActions.args ?? {},
  globals: { viewport: { value: 'phone' } },
}
