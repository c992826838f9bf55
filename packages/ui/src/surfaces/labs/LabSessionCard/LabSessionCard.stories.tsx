import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { RemainingTimeChip } from '../../../components/RemainingTimeChip/RemainingTimeChip.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LabSessionCard } from './LabSessionCard.tsx'

const started = { label: 'Started', value: 'Friday, November 20, 2026, 9:50 AM' }
const past = [
  started,
  { label: 'Duration', value: '60 minutes' },
  { label: 'Credits Used', value: '2' },
  { label: 'Ended', value: 'Friday, November 20, 2026, 10:38 AM' },
]
const inProgress = (
  <>
    <LinkButton href="/lab/jwt-forgery/session/1" size="small">
      View
    </LinkButton>
    <Button variant="outline" size="small">
      End
    </Button>
  </>
)

const meta = {
  title: 'Surfaces/Labs/LabSessionCard',
  component: LabSessionCard,
  args: {
    title: 'Forge a JSON Web Token',
    domain: 'Cybersecurity',
    level: 'intermediate',
    status: 'active',
    headingLevel: 2,
    facts: [started, { label: 'Credits', value: '2' }],
  },
  parameters: { maxWidth: 576 },
} satisfies Meta<typeof LabSessionCard>

export default meta
type Story = StoryObj<typeof meta>

/** The progress, and a link to the session. */
export const Active: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Remaining time: Session Progress', 'Active sessions: active'],
  },
  args: {
    time: <RemainingTimeChip label="49:10" seconds={2950} />,
    progress: 18,
    actions: inProgress,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Forge a JSON Web Token' })).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Session Progress' })).toHaveAttribute(
      'value',
      '18',
    )
    await expect(canvas.getByRole('timer')).toBeVisible()
  },
}

export const RunningOut: Story = {
  parameters: { states: ['Remaining time: under 30 minutes'] },
  args: {
    ...Active.args,
    time: <RemainingTimeChip label="09:59" seconds={599} isLow />,
    progress: 83,
  },
}

/** The current step, in place of the progress. */
export const Provisioning: Story = {
  parameters: { states: ['Active sessions: provisioning'] },
  args: {
    status: 'provisioning',
    facts: [
      { label: 'Started', value: 'Not yet' },
      { label: 'Credits', value: '2' },
    ],
    actions: inProgress,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lab Starting: This usually takes 1-2 minutes.')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** Waits for its turn and says what comes next; there is no countdown. */
export const Queued: Story = {
  args: { ...Provisioning.args, status: 'queued' },
  parameters: { states: ['Active sessions: queued'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Queued')).toBeVisible()
    await expect(canvas.getByText('Lab Starting: This usually takes 1-2 minutes.')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** The address and the names of the credentials. */
export const Completed: Story = {
  parameters: { states: ['Session history: completed'] },
  args: {
    status: 'completed',
    facts: [
      ...past,
      { label: 'Lab URL', value: 'http://k3f9.localhost:3100' },
      { label: 'Credentials', value: 'username, password, ownerKey' },
    ],
  },
}

/** Why, and another try. */
export const Failed: Story = {
  parameters: { states: ['Session history: failed'] },
  args: {
    status: 'failed',
    error: 'The lab environment did not start.',
    facts: past.slice(1),
    actions: (
      <LinkButton href="/lab/jwt-forgery" size="small">
        Retry
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The lab environment did not start.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Retry' })).toHaveAttribute(
      'href',
      '/lab/jwt-forgery',
    )
  },
}

/** Its title leads back to the lab. */
export const Expired: Story = {
  args: { status: 'expired', facts: past, href: '/lab/jwt-forgery' },
  parameters: { states: ['Session history: expired'] },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Forge a JSON Web Token' })
    await expect(title.querySelector('a')).toHaveAttribute('href', '/lab/jwt-forgery')
  },
}

/** Ended before it started: no time was used. */
export const Abandoned: Story = {
  args: { status: 'abandoned', facts: [{ label: 'Credits Used', value: '0' }, ...past.slice(3)] },
  parameters: { states: ['Session history: abandoned'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abandoned')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** An unbroken word stays inside. */
export const Phone: Story = {
  tags: ['edge'],
  args: {
    ...Active.args,
    title: 'Take over a cluster from Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  },
  globals: { viewport: { value: 'phone' } },
}
