import type { LabSession } from '@rampart/contract/entities/labSession'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import type { LabAdapter } from '../adapters/adapters.ts'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import { expectNotified } from '../testing/expectNotified.ts'
import { credits, labNow, labSession } from '../testing/labFixtures.ts'
import { labServer, storyClock } from '../testing/memory/labServer.ts'
import type { LabServer } from '../testing/memory/labServer.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { LabSessionScreenProps } from './LabSessionScreen.tsx'
import { LabSessionScreen } from './LabSessionScreen.tsx'
import { expectFocusNear, inLabs, sessionArgs } from './labStories.tsx'

type Clock = ReturnType<typeof storyClock>

interface StoryArgs extends LabSessionScreenProps {
  onNotify: Notify
}

const meta = {
  title: 'Screens/Lab session time',
  component: LabSessionScreen,
  args: {
    ...sessionArgs,
    onNotify: fn(),
  },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, passed: 0 },
  loaders: [
    ({ parameters }) => ({
      server: labServer([
        labSession('active', { _id: 'one', ...(parameters['values'] as Partial<LabSession>) }),
      ]),
      clock: storyClock(labNow + Number(parameters['passed']) * 60_000),
    }),
  ],
  decorators: [inLabs],
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Counts by the clock; warns at 30, 10 and 2 minutes, once each, aloud and in the page's title; red
 * from the first warning on.
 */
export const CountsDown: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Remaining time: counts down by the second'],
  },
  play: async ({ canvas, loaded, args, step }) => {
    const clock = loaded['clock'] as Clock
    const timer = await canvas.findByRole('timer')
    await expect(timer).toHaveTextContent('50:00')
    await step('Above the mission, however long that is', async () => {
      const mission = canvas.getByRole('region', { name: 'Mission' })
      await expect(timer.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        mission.getBoundingClientRect().top,
      )
    })
    await step('A second', async () => {
      clock.pass(1)
      await waitFor(() => expect(timer).toHaveTextContent('49:59'))
      await expect(canvas.queryByText(/^Less than/)).toBeNull()
    })
    for (const [pass, minutes, label] of [
      [20 * 60, 30, '29:59'],
      [20 * 60, 10, '09:59'],
      [8 * 60, 2, '01:59'],
    ] as const) {
      await step(`Under ${minutes} minutes`, async () => {
        clock.pass(pass)
        await waitFor(() => expect(timer).toHaveTextContent(label))
        if (minutes < 5) await expect(timer).toHaveTextContent('running out')
        else await expect(timer).not.toHaveTextContent('running out')
        await expect(
          await canvas.findByText(`Less than ${minutes} minutes left in Forge a JSON Web Token.`),
        ).toBeInTheDocument()
        await expect(args.onTitleChange).toHaveBeenLastCalledWith(
          `Under ${minutes} min left · Forge a JSON Web Token`,
        )
      })
    }
  },
}

/** The server is asked, and says so. */
export const RunsOut: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, passed: 49 },
  play: async ({ canvas, loaded, args }) => {
    const clock = loaded['clock'] as Clock
    const server = loaded['server'] as LabServer
    await expect(await canvas.findByRole('timer')).toHaveTextContent('01:00')
    server.move('one', 'expired')
    clock.pass(60)
    const over = 'This session ran out of time. Its environment is gone.'
    await expect(await canvas.findByText(over, { selector: 'div' })).toBeVisible()
    await expect(args.onTitleChange).toHaveBeenLastCalledWith('Forge a JSON Web Token')
  },
}

/** How a time that runs out looks. */
export const RunningOut: Story = {
  parameters: {
    states: ['Remaining time: under 30 minutes'],
    chromatic: { disableSnapshot: false },
    passed: 41,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('09:00')
  },
}

/**
 * By this clock the time is over; while the server reports the session as active, address and
 * credentials stay.
 */
export const ClockAhead: Story = {
  parameters: {
    states: ['Remaining time: at 0', 'Remaining time: the clock of the device is wrong'],
    passed: 300,
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^Expired$/)
    await expect(canvas.getByRole('region', { name: 'Lab Access' })).toBeVisible()
  },
}

/** If the clock is behind, no more time is shown than the session has. */
export const ClockBehind: Story = {
  parameters: { states: ['Remaining time: the clock of the device is wrong'], passed: -300 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('1:00:00')
  },
}

/** More time, with its price and the remaining credits. */
export const Extend: Story = {
  parameters: { states: ['Remaining time: more time: what it costs'] },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Extend' })
    await expect(button).toHaveAccessibleDescription('From 1 credit for 30 minutes')
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend Lab Session' }))
    await expect(dialog.getAllByRole('radio')).toHaveLength(3)
    await userEvent.click(dialog.getByRole('radio', { name: '30 minutes 1 credit' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }))
    await waitFor(() =>
      expect(canvas.getByRole('timer', { hidden: true })).toHaveTextContent('1:20:00'),
    )
    await expectNotified(args.onNotify, 'success', 'Lab session extended by 30 minutes.')
    await expect(canvas.getByText('90 minutes')).toBeInTheDocument()
  },
}

/** The server's words, in the dialog. */
export const ExtendFailure: Story = {
  parameters: {
    states: ['Remaining time: more time: refused'],
    lab: { extend: fails(402, 'You need 2 credits; you have 1.') },
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You need 2 credits; you have 1.',
    )
  },
}

/** Ended in another tab while the dialog is open: it closes, and the focus is near. */
export const EndedWhileExtending: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend Lab Session' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible())
    ;(loaded['server'] as LabServer).move('one', 'completed')
    const again = await canvas.findByRole('link', { name: 'Launch Again' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectFocusNear(again)
  },
}

/** The same while the dialog asks whether to end it: it closes. */
export const EndedWhileAsking: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, loaded, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Lab Session' }))
    await screen.findByRole('alertdialog', { name: 'End Lab Session' })
    ;(loaded['server'] as LabServer).move('one', 'expired')
    const again = await canvas.findByRole('link', { name: 'Launch Again' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expectFocusNear(again)
    await expect(args.onEnded).not.toHaveBeenCalled()
  },
}

/** If nothing had the focus, the focus does not move. */
export const EndedWithoutFocus: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('region', { name: 'Lab Access' })
    ;(loaded['server'] as LabServer).move('one', 'expired')
    await canvas.findByText(/^This session ran out of time\./, { selector: '[role="status"]' })
    await expect(document.body).toHaveFocus()
  },
}

const extend = fn<LabAdapter['extend']>()

/** The response was lost: pressed again, the same call is sent, which does not add time twice. */
export const ExtendedTwice: Story = {
  tags: ['edge'],
  parameters: { lab: { extend }, chromatic: { disableSnapshot: true } },
  beforeEach: () => void extend.mockReset().mockRejectedValue(new AdapterError({ status: 0 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const times of [1, 2]) {
      await userEvent.click(dialog.getByRole('button', { name: 'Extend' }))
      await expect(await dialog.findByRole('alert')).toBeVisible()
      await waitFor(() => expect(extend).toHaveBeenCalledTimes(times))
      await expect(extend).toHaveBeenLastCalledWith(expect.any(String), 60, 60)
    }
  },
}

const cannotExtend =
  (reason: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(reason)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Extend' })).toBeDisabled()
  }

export const AtMaximum: Story = {
  parameters: {
    states: ['Remaining time: more time: the maximum is reached'],
    values: { ttl: 240 },
    chromatic: { disableSnapshot: false },
  },
  play: cannotExtend('This lab runs for 4 hours at most.'),
}

export const NoCredits: Story = {
  parameters: {
    states: ['Remaining time: more time: no credits left'],
    chromatic: { disableSnapshot: false },
    lab: { credits: async () => ({ ...credits, balance: 0 }) },
  },
  play: cannotExtend('Extending costs at least 1 credit for 30 minutes; you have 0.'),
}

export const Loading: Story = {
  parameters: {
    states: ['Lab session: loading'],
    chromatic: { disableSnapshot: false },
    lab: { session: never },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading lab session')).toBeInTheDocument()
    // Keeps the space of the countdown.
    await expect(canvas.getByRole('timer', { hidden: true })).toBeInTheDocument()
  },
}

const back = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  expect(canvas.getByRole('link', { name: 'Back to Lab Sessions' })).toHaveAttribute(
    'href',
    '/lab-sessions',
  )

export const NotFound: Story = {
  parameters: {
    states: ['Lab session: “Session not found”, and “Back to Lab Sessions”'],
    chromatic: { disableSnapshot: false },
  },
  args: { sessionId: 'another' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Session not found')
    await back(canvas)
  },
}

export const LoadFailure: Story = {
  parameters: {
    states: ['Lab session: loading fails'],
    chromatic: { disableSnapshot: false },
    lab: { session: fails(500) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load session data')
    await back(canvas)
  },
}

/** A failed poll removes nothing; the notice disappears as soon as the server responds. */
export const ServerAway: Story = {
  parameters: {
    states: ['Lab session: the server is away for a while'],
    chromatic: { disableSnapshot: false },
    values: labSession('provisioning', { _id: 'one' }),
  },
  play: async ({ canvas, loaded }) => {
    const server = loaded['server'] as LabServer
    await expect(
      await canvas.findByText('Lab Starting: This usually takes 1-2 minutes.'),
    ).toBeVisible()
    server.setAway(true)
    await expect(await canvas.findByText(/The server cannot be reached\./)).toBeVisible()
    await expect(canvas.getByText('Lab Starting: This usually takes 1-2 minutes.')).toBeVisible()
    server.setAway(false)
    await waitFor(() => expect(canvas.queryByText(/The server cannot be reached\./)).toBeNull())
    server.setAway(true)
    await expect(await canvas.findByText(/The server cannot be reached\./)).toBeVisible()
  },
}

/** The session can be used without its guide. */
export const GuideFailure: Story = {
  parameters: {
    states: ['Lab session: the guide cannot be loaded'],
    lab: { get: fails(500) },
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The guide could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Lab Access' })).toBeVisible()
  },
}
