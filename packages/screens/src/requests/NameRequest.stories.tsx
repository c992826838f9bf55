import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { RequestAdapter } from '../adapters/adapters.ts'
import { CredentialScreen } from '../credentials/CredentialScreen.tsx'
import { certificate } from '../testing/credentialFixtures.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Name request',
  component: CredentialScreen,
  args: {
    type: 'certificate',
    credentialId: certificate.credentialId,
    publicUrl: ({ credentialId }) => `https://rampart.example/cert/view/${credentialId}`,
    organization: 'Rampart',
    labHref: (path: string) => `/lab/${path}`,
    courseHref: (slug: string) => `/course/${slug}`,
    bootcampHref: (slug: string) => `/bootcamps/${slug}`,
    labsHref: () => '/?type=lab',
    verifyHref: '/verify-cert',
  },
  parameters: {
    session: 'signed-in',
    layout: 'fullscreen',
    adapters: {},
    chromatic: { disableSnapshot: true },
  },
  decorators: [inScreenFrame],
} satisfies Meta<typeof CredentialScreen>

export default meta
type Story = StoryObj<typeof meta>

const requests = (overrides: Partial<RequestAdapter>) => ({ adapters: { requests: overrides } })

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Correct my name' }))
  return screen.findByRole('textbox', { name: 'Last name' })
}

/** The holder of a certificate can request a correction of its name. */
export const Offered: Story = {
  parameters: { states: ['Request to the operator: offered'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Correct my name' })).toBeVisible()
  },
}

/** The names of the profile are in the fields; after sending, the page shows the day. */
export const Asked: Story = {
  parameters: { states: ['Request to the operator: asked'] },
  play: async ({ canvas }) => {
    const last = await open()
    await expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Dana')
    await userEvent.clear(last)
    await userEvent.type(last, 'Lerner')
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }))
    await expect(await canvas.findByText(/^Asked on .+\. We will write to you\.$/)).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Correct my name' })).toBeNull()
  },
}

const request = {
  _id: 'request-1',
  kind: 'name_correction',
  status: 'open',
  correction: { credentialId: certificate.credentialId, firstName: 'Dana', lastName: 'Lerner' },
  note: '',
  answer: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  closedAt: null,
} as const

/** What is asked for another certificate, or was answered, is not in the way. */
export const OthersAsked: Story = {
  tags: ['edge'],
  parameters: requests({
    list: async () => [
      { ...request, correction: { ...request.correction, credentialId: 'CSN-DEMO000003' } },
      { ...request, _id: 'request-2', status: 'closed', closedAt: '2026-11-21T12:00:00.000Z' },
    ],
  }),
  play: Offered.play!,
}

/** On a later visit the page shows the same. */
export const AskedBefore: Story = {
  parameters: {
    states: ['Request to the operator: asked'],
    ...requests({
      list: async () => [request],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Asked on Friday, November 20, 2026. We will write to you.'),
    ).toBeVisible()
  },
}

/** The dialog stays open, with the server's words and what was typed. */
export const Refused: Story = {
  parameters: { states: ['Name correction: refused'] },
  play: async () => {
    const last = await open()
    await userEvent.type(screen.getByRole('textbox', { name: 'Why? (optional)' }), 'A typo.')
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This name is already on it. Please type the right name.',
    )
    await expect(last).toHaveValue('Learner')
    await expect(screen.getByRole('textbox', { name: 'Why? (optional)' })).toHaveValue('A typo.')
  },
}

export const Unreachable: Story = {
  tags: ['edge'],
  parameters: requests({ askForName: fails(0) }),
  play: async () => {
    await userEvent.type(await open(), '-Lee')
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }))
    // The dialog fades in.
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Learner-Lee')
  },
}

export const Busy: Story = {
  tags: ['edge'],
  parameters: requests({ askForName: never }),
  play: async () => {
    await userEvent.type(await open(), '-Lee{Enter}')
    const submit = screen.getByRole('button', { name: /Send Request/ })
    await expect(submit).toHaveAttribute('aria-busy', 'true')
  },
}

/** For somebody else's certificate, and for visitors, nothing is shown. */
export const NotTheHolder: Story = {
  tags: ['edge'],
  parameters: { adapters: { credential: { list: async () => [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Verify Another/i })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Correct my name' })).toBeNull()
  },
}
