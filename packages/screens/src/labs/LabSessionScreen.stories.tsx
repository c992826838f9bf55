import { labFailureSentences } from '@rampart/contract/errors/labFailures'
import type { LabSession, LabStatus } from '@rampart/contract/entities/labSession'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { labSession } from '../testing/labFixtures.ts'
import { labServer, storyClock } from '../testing/memory/labServer.ts'
import type { LabServer } from '../testing/memory/labServer.ts'
import { handled, leavable, leave } from '../testing/leaving.tsx'
import { never } from '../testing/memoryAdapters.ts'
import { heldCall } from '../testing/retrying.tsx'
import type { LabSessionScreenProps } from './LabSessionScreen.tsx'
import { LabSessionScreen } from './LabSessionScreen.tsx'
import { inLabs, sessionArgs } from './labStories.tsx'
import { arabicScreens } from '../messages/arabic.ts'

const meta = {
  title: 'Screens/Lab session',
  component: LabSessionScreen,
  args: sessionArgs,
  parameters: { layout: 'fullscreen' },
  loaders: [
    ({ parameters }) => ({
      server: labServer([
        ...(parameters['session'] ? [parameters['session'] as LabSession] : []),
        ...((parameters['others'] as readonly LabSession[] | undefined) ?? []),
      ]),
      clock: storyClock(),
    }),
  ],
  decorators: [inLabs],
} satisfies Meta<LabSessionScreenProps>

export default meta
type Story = StoryObj<typeof meta>

const one = (status: LabStatus, values: Partial<LabSession> = {}) => ({
  session: labSession(status, { _id: 'one', ...values }),
})

/** Address and credentials first; time, extension and end are beside the guide. */
export const Active: Story = {
  parameters: { ...one('active'), states: ['Lab session: active'] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('region', { name: 'Lab Access' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('50:00')
    await expect(canvas.getByRole('progressbar', { name: 'Session Progress' })).toHaveAttribute(
      'value',
      '17',
    )
    await expect(await canvas.findByRole('heading', { name: 'Your mission' })).toBeVisible()
    await expect(canvas.queryByText('tidal-copper-lantern-42')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'View All Sessions' })).toHaveAttribute(
      'href',
      '/lab-sessions',
    )
    await expect(args.onTitleChange).toHaveBeenLastCalledWith('Forge a JSON Web Token')
  },
}

export const CredentialsShown: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...one('active') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Credentials' }))
    await expect(canvas.getByText('tidal-copper-lantern-42')).toBeVisible()
  },
}

/** The guide can be read while the environment is being made. */
export const Provisioning: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...one('provisioning'),
    states: ['Lab session: provisioning'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Lab Starting: This usually takes 1-2 minutes.'),
    ).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Lab starting' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'End Lab Session' })).toBeNull()
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

export const Queued: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...one('queued'),
    states: ['Lab session: queued'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are next in the queue.')).toBeVisible()
  },
}

const ended =
  (chip: string, text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getAllByText(chip)[0]).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Lab Access' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'End Lab Session' })).toBeNull()
    await expect(canvas.getByText('Ended')).toBeVisible()
  }

export const Completed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...one('completed'),
    states: ['Lab session: completed'],
  },
  play: ended('Completed', 'You have ended this session. Its environment is gone.'),
}
/** Its unused half-hours were given back. */
export const EndedEarly: Story = {
  parameters: {
    ...one('completed', { ttl: 120, creditsUsed: 2, creditsBack: 2 }),
    states: ['Lab session: completed: unused half-hours came back'],
  },
  play: ended(
    'Completed',
    'You have ended this session. Its environment is gone. You were faster: 2 credits back.',
  ),
}
export const Expired: Story = {
  parameters: { ...one('expired'), states: ['Lab session: expired'] },
  play: ended('Expired', 'This session ran out of time. Its environment is gone.'),
}
export const Abandoned: Story = {
  parameters: { ...one('abandoned'), states: ['Lab session: abandoned'] },
  play: ended('Abandoned', 'This session was ended before it began. Its credits were given back.'),
}

/** The server's reason, and another try. */
export const Failed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...one('failed'),
    states: ['Lab session: failed'],
  },
  play: async (context) => {
    await ended('Failed', 'The lab environment did not start.')(context)
    await expect(context.canvas.getByRole('link', { name: 'Retry' })).toHaveAttribute(
      'href',
      '/lab/jwt-forgery',
    )
  },
}

const stoppedBefore = [1, 2, 3].map((count) =>
  labSession('failed', {
    _id: `stopped-${count}`,
    error: { code: 'stopped', message: labFailureSentences.stopped },
  }),
)

/**
 * A fourth lab that stops within thirty days: the page says what was given back, and why not
 * everything.
 */
export const StopsOften: Story = {
  tags: ['edge'],
  parameters: { ...one('active'), others: stoppedBefore, chromatic: { disableSnapshot: true } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('region', { name: 'Lab Access' })
    ;(loaded['server'] as LabServer).stop('one')
    const text = /^The lab environment stopped unexpectedly\..* were refunded: 1 credit back\.$/
    await expect(await canvas.findByText(text, { ignore: '[role="status"]' })).toBeVisible()
    await expect(await canvas.findByText(text, { selector: '[role="status"]' })).toBeInTheDocument()
  },
}

/** The dialog asks first; then the list is shown. */
export const End: Story = {
  parameters: {
    ...one('active'),
    states: ['End lab dialog: ended on the session’s page'],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Lab Session' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End Lab Session' }))
    await expect(args.onEnded).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
    await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce())
  },
}

/**
 * A notification says it; the page, which stays until the next one is there, does not repeat it.
 */
export const EndSaidOnce: Story = {
  tags: ['edge'],
  parameters: { ...one('active'), chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Lab Session' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End Lab Session' }))
    await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
    await expect(await canvas.findByText(/^You have ended this session\./)).toBeVisible()
    // Longer than a text takes to be read out.
    await expect(
      canvas.findByText(/^You have ended this session\./, { selector: '[role="status"]' }),
    ).rejects.toThrow()
  },
}

/** The button that asked shows it too, and can keep the focus. */
export const Ending: Story = {
  parameters: {
    ...one('active'),
    states: ['End lab dialog: busy'],
    chromatic: { disableSnapshot: true },
    lab: { end: never },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Lab Session' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End Lab Session' }))
    await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
    const asking = await canvas.findByRole('button', { name: 'Ending...', hidden: true })
    await expect(asking).toHaveAttribute('aria-busy', 'true')
    await expect(asking).toBeEnabled()
  },
}

const heldEnd = heldCall<LabSession>()

/** A learner who has opened another page stays there. */
export const LeftMeanwhile: Story = {
  tags: ['edge'],
  parameters: {
    ...one('active'),
    chromatic: { disableSnapshot: true },
    lab: { end: heldEnd.call },
  },
  decorators: [leavable],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Lab Session' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End Lab Session' }))
    await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
    leave(canvasElement)
    await heldEnd.respond(labSession('completed', { _id: 'one' }))
    await handled()
    await expect(args.onEnded).not.toHaveBeenCalled()
  },
}

/** From the queue to the running lab and to its end, without a press; each step is read out. */
export const MovesOn: Story = {
  parameters: {
    ...one('queued'),
    states: ['Lab session: moves on by itself, each step read out'],
  },
  play: async ({ canvas, loaded }) => {
    const server = loaded['server'] as LabServer
    await expect(await canvas.findByText('You are next in the queue.')).toBeVisible()
    server.move('one', 'active')
    await expect(await canvas.findByRole('region', { name: 'Lab Access' })).toBeVisible()
    await expect(
      await canvas.findByText('Forge a JSON Web Token is running.', {
        selector: '[role="status"]',
      }),
    ).toBeInTheDocument()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  parameters: one('active'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your mission' })).toBeVisible()
  },
}

/** Right to left, in another script; course texts stay in the language they were written in. */
export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: one('active'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: arabicScreens.labSessions.viewAll }),
    ).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Your mission' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('50:00')
  },
}
