import type { EvidenceState } from '@rampart/contract/calls/evidence'
import { PageContainer } from '@rampart/ui/PageContainer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { CredentialAdapter } from '../../adapters/adapters.ts'
import { fails } from '../../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../../testing/memoryAdapters.ts'
import { inScreenFrame } from '../../testing/ScreenFrame.tsx'
import { EvidenceSection } from './EvidenceSection.tsx'

const state = (consent: EvidenceState['consent']): EvidenceState => ({
  consent,
  decidedAt: consent === 'unasked' ? null : '2026-08-14T10:00:00.000Z',
  credentials: [],
})
const answering = (
  consent: EvidenceState['consent'],
  credential: Partial<CredentialAdapter> = {},
) => ({
  adapters: {
    credential: {
      evidence: async () => state(consent),
      showEvidence: async (isShown) => state(isShown ? 'shown' : 'hidden'),
      ...credential,
    },
  } satisfies AdapterOverrides,
})

const meta = {
  title: 'Screens/Profile, labs on credentials',
  component: EvidenceSection,
  parameters: { session: 'signed-in', ...answering('unasked') },
  decorators: [inScreenFrame],
  render: () => (
    <PageContainer space="section">
      <EvidenceSection />
    </PageContainer>
  ),
} satisfies Meta<typeof EvidenceSection>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const theSwitch = async (canvas: Canvas, isOn: boolean) => {
  const found = await canvas.findByRole('switch', { name: 'Labs you solved' })
  await waitFor(() => (isOn ? expect(found).toBeChecked() : expect(found).not.toBeChecked()))
  await waitFor(() => expect(found).toBeEnabled())
  return found
}

/** The choice takes effect at once; the text says what becomes public. */
export const Shown: Story = {
  parameters: { states: ['Consent to evidence: in the profile: shown'] },
  play: async ({ canvas }) => {
    await userEvent.click(await theSwitch(canvas, false))
    await theSwitch(canvas, true)
    await expect(canvas.getByText(/anyone who has the link sees/)).toBeVisible()
  },
}

/** Withdrawn; the text says what that does not undo. */
export const NotShown: Story = {
  parameters: {
    states: ['Consent to evidence: in the profile: not shown'],
    ...answering('shown'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await theSwitch(canvas, true))
    await theSwitch(canvas, false)
    await expect(await canvas.findByText(/Copies that somebody took before/)).toBeVisible()
  },
}

/** The switch returns to the saved choice. */
export const Fails: Story = {
  parameters: {
    states: ['Consent to evidence: in the profile: fails'],
    ...answering('shown', { showEvidence: fails(500) }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await theSwitch(canvas, true))
    await expect(
      await canvas.findByText('Your answer could not be saved. Please try again.'),
    ).toBeVisible()
    await theSwitch(canvas, true)
  },
}

/** The failure is shown in its place; the rest of the page works. */
export const LoadFails: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering('shown', { evidence: fails(0) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This setting could not be loaded.')).toBeVisible()
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument()
  },
}
