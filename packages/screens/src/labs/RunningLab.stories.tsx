import type { LabSession } from '@rampart/contract/entities/labSession'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { labSession } from '../testing/labFixtures.ts'
import { labServer, storyClock } from '../testing/memory/labServer.ts'
import { fails } from '../testing/memoryAdapters.ts'
import { inLabs } from './labStories.tsx'
import { RunningLabLink } from './RunningLab.tsx'

const meta = {
  title: 'Screens/Running lab',
  component: RunningLabLink,
  args: {
    sessionHref: (path, sessionId) => `/lab/${path}/session/${sessionId}`,
    currentPath: '/bootcamps',
  },
  loaders: [
    ({ parameters }) => ({
      server: labServer(parameters['sessions'] as LabSession[]),
      clock: storyClock(),
    }),
  ],
  decorators: [inLabs],
} satisfies Meta<typeof RunningLabLink>

export default meta
type Story = StoryObj<typeof meta>
type Clock = ReturnType<typeof storyClock>

const oneRuns = [labSession('active')]
const countedCalls = fn(async () => oneRuns)

/** Counts down each second, with only one request. */
export const CountsDown: Story = {
  parameters: {
    sessions: oneRuns,
    lab: { sessions: countedCalls },
    states: ['Running lab: time is left'],
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => void countedCalls.mockClear(),
  play: async ({ canvas, loaded }) => {
    const link = await canvas.findByRole('link', {
      name: 'Forge a JSON Web Token: 50 minutes left',
    })
    await expect(link).toHaveAttribute('href', '/lab/jwt-forgery/session/session-active')
    const clock = loaded['clock'] as Clock
    clock.pass(1)
    await waitFor(() => expect(canvas.getByText('49:59')).toBeVisible())
    clock.pass(46 * 60)
    await waitFor(() => expect(link).toHaveAccessibleName(/3 minutes left, running out$/))
    await expect(countedCalls).toHaveBeenCalledOnce()
  },
}

/** At its end one call is made, and the link disappears. */
export const IsOver: Story = {
  tags: ['edge'],
  parameters: { sessions: oneRuns, chromatic: { disableSnapshot: true } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('link')
    const server = loaded['server'] as ReturnType<typeof labServer>
    server.move('session-active', 'expired')
    ;(loaded['clock'] as Clock).pass(3600)
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())
  },
}

/** The session that ends first. */
export const SeveralRun: Story = {
  parameters: {
    sessions: [
      labSession('queued'),
      labSession('active', { _id: 'long', ttl: 240 }),
      labSession('active', { _id: 'short', ttl: 30 }),
    ],
    states: ['Running lab: several labs'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute(
      'href',
      '/lab/jwt-forgery/session/short',
    )
  },
}

/** It becomes active by itself. */
export const Starts: Story = {
  parameters: {
    sessions: [labSession('provisioning')],
    states: ['Running lab: starting'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Forge a JSON Web Token is starting' }),
    ).toBeVisible()
  },
}

const nothing: NonNullable<Story['play']> = async ({ canvas, canvasElement, parameters }) => {
  const { sessions } = parameters['lab'] as { sessions: ReturnType<typeof fn> }
  await waitFor(() => expect(sessions).toHaveBeenCalled())
  await expect(canvasElement).toHaveTextContent('')
  await expect(canvas.queryByRole('link')).toBeNull()
  await expect(canvas.queryByRole('alert')).toBeNull()
}

/** The session's own page shows the time itself. */
export const OnItsPage: Story = {
  args: { currentPath: '/lab/jwt-forgery/session/session-active' },
  parameters: {
    sessions: [],
    lab: { sessions: fn(async () => oneRuns) },
    states: ['Running lab: on the page of its session'],
  },
  play: nothing,
}

/** The learner did not ask for it: no message. */
export const CannotBeRead: Story = {
  parameters: {
    sessions: [],
    lab: { sessions: fn(fails(401)) },
    states: ['Running lab: cannot be read'],
  },
  play: nothing,
}
