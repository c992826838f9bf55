import type { EvidenceState } from '@rampart/contract/calls/evidence'
import { PageContainer } from '@rampart/ui/PageContainer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { CredentialAdapter } from '../../adapters/adapters.ts'
import { unaskedEvidence } from '../../testing/credentialFixtures.ts'
import type { AdapterOverrides } from '../../testing/memoryAdapters.ts'
import { fails, never } from '../../testing/memoryAdapters.ts'
import { inScreenFrame } from '../../testing/ScreenFrame.tsx'
import { EvidenceAsk } from './EvidenceAsk.tsx'

const answered = (consent: EvidenceState['consent']): EvidenceState => ({
  ...unaskedEvidence,
  consent,
  decidedAt: '2026-08-14T10:00:00.000Z',
})
const answering = (credential: Partial<CredentialAdapter> = {}) => ({
  adapters: {
    credential: {
      evidence: async () => unaskedEvidence,
      showEvidence: async (isShown) => answered(isShown ? 'shown' : 'hidden'),
      ...credential,
    },
  } satisfies AdapterOverrides,
})

const meta = {
  title: 'Screens/Consent to evidence',
  component: EvidenceAsk,
  parameters: {
    session: 'signed-in',
    chromatic: { disableSnapshot: true },
    ...answering(),
  },
  decorators: [inScreenFrame],
  render: () => (
    <PageContainer space="section">
      <EvidenceAsk />
    </PageContainer>
  ),
} satisfies Meta<typeof EvidenceAsk>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** Exactly what would become public, one line for each lab. */
export const Asked: Story = {
  parameters: { states: ['Consent to evidence: asked'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Show the labs you solved?' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Incident Response 101: The Exposed Bucket, 5 of 5 checks in 12 minutes, Monday, August 10, 2026',
      'Incident Response 101: The Leaky Pipeline, 7 of 7 checks in 41 minutes, Wednesday, August 12, 2026',
    ])
  },
}

export const Given: Story = {
  parameters: { states: ['Consent to evidence: given'] },
  play: async ({ canvas }) => {
    await press(canvas, 'Show my labs')
    await expect(
      await canvas.findByRole('heading', { name: 'Your credentials show your labs' }),
    ).toBeVisible()
  },
}

/** Consent is given, and withdrawn at once. */
export const Withdrawn: Story = {
  parameters: { states: ['Consent to evidence: withdrawn'] },
  play: async ({ canvas }) => {
    await press(canvas, 'Show my labs')
    await press(canvas, 'Stop showing')
    await expect(
      await canvas.findByRole('heading', { name: 'Your credentials do not show your labs' }),
    ).toBeVisible()
  },
}

export const Busy: Story = {
  parameters: { states: ['Consent to evidence: busy'], ...answering({ showEvidence: never }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Show my labs')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show my labs' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

/** Nothing has changed; the question stays. */
export const Fails: Story = {
  parameters: {
    states: ['Consent to evidence: fails'],
    ...answering({ showEvidence: fails(500) }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Don’t show')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your answer could not be saved. Please try again.',
    )
    await expect(canvas.getByRole('button', { name: 'Show my labs' })).toBeEnabled()
  },
}

/** Called for each response that left nothing to ask. */
const read = fn<() => void>()
const reading = (evidence: () => Promise<EvidenceState>) =>
  answering({ evidence: () => evidence().finally(read) })
const isSilent: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(read).toHaveBeenCalled())
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
}

/** A learner who has answered is not asked again. */
export const AnsweredBefore: Story = {
  tags: ['edge'],
  parameters: reading(async () => answered('hidden')),
  play: isSilent,
}

/** If there is nothing to show, or that is not known, the question is not asked. */
export const NothingToShow: Story = {
  tags: ['edge'],
  parameters: reading(async () => ({ ...unaskedEvidence, credentials: [] })),
  play: isSilent,
}

export const Unknown: Story = {
  tags: ['edge'],
  parameters: reading(fails(0)),
  play: isSilent,
}
