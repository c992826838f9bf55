import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import type { SessionState } from '../session/session.ts'
import { profile } from '../testing/fixtures.ts'
import { credits, lab, labDebrief, labSession, mission } from '../testing/labFixtures.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { handled, leavable, leave } from '../testing/leaving.tsx'
import { heldCall } from '../testing/retrying.tsx'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import type { LabScreenProps } from './LabScreen.tsx'
import { LabScreen } from './LabScreen.tsx'
import { labArgs } from './labStories.tsx'

interface StoryArgs extends LabScreenProps {
  session: SessionState
  onNotify: Notify
}

const meta = {
  title: 'Screens/Lab',
  component: LabScreen,
  args: {
    ...labArgs,
    session: 'signed-in',
    onNotify: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inScreenFrame],
  render: (args: StoryArgs) => <LabScreen {...args} />,
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const adapters = (overrides: AdapterOverrides['lab']) => ({
  adapters: { lab: overrides } satisfies AdapterOverrides,
})
const running = (status: 'queued' | 'provisioning' | 'active') =>
  adapters({ sessions: async () => [labSession('completed'), labSession(status)] })

async function openLaunch(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: 'Launch Lab' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
  return within(await screen.findByRole('dialog', { name: 'Launch Lab' }))
}

const heldStart = heldCall<string>()

/** A learner who has opened another page stays there; the lab is found under Lab Sessions. */
export const LeftMeanwhile: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ sessions: async () => [], start: heldStart.call }),
  },
  decorators: [leavable],
  play: async ({ canvas, canvasElement, args }) => {
    const dialog = await openLaunch(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Launch Lab' }))
    leave(canvasElement)
    await heldStart.respond('a-session')
    await handled()
    await expect(args.onOpenSession).not.toHaveBeenCalled()
  },
}

const tried = (...solved: number[]) =>
  adapters({
    debrief: async () => labDebrief,
    sessions: async () =>
      solved.map((count, index) =>
        labSession('completed', { _id: `session-${index}`, mission: mission(count) }),
      ),
  })

/** The best of the learner's own sessions, not the last one. */
export const SolvedBefore: Story = {
  parameters: { ...tried(2, 4, 0), states: ['Lab: solved before'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You solved this lab: 5 of 5 checks in 6 min.'),
    ).toBeVisible()
  },
}

export const PartlySolvedBefore: Story = {
  parameters: { ...tried(0, 2), states: ['Lab: partly solved before'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your best so far: 2 of 5 checks.')).toBeVisible()
  },
}

/** Everything but the lab itself is public. */
export const SignedOut: Story = {
  parameters: { states: ['Lab: signed out'] },
  args: { session: 'signed-out' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute(
      'href',
      '/signin?returnURL=%2Flab%2Fjwt-forgery',
    )
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your mission' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      lab.requirements,
    )
    await expect(canvas.queryByRole('button', { name: 'Launch Lab' })).toBeNull()
    await expect(
      canvas.getByText(/opens in your browser: there is nothing to install/),
    ).toBeVisible()
  },
}

/**
 * Prices beside the guide, one button. Another lab's session and past ones of this lab change
 * nothing.
 */
export const SignedIn: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({
      sessions: async () => [
        labSession('active', { lab: { ...labSession('active').lab, path: 'other' } }),
        labSession('expired'),
      ],
    }),
    states: ['Lab: signed in'],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Launch Lab' })).not.toHaveAttribute('aria-busy'),
    )
    await expect(canvas.queryByText('You have an active lab session running')).toBeNull()
    await expect(canvas.getByText('8 credits')).toBeVisible()
  },
}

/** One hour at first; the started session is opened. */
export const Launch: Story = {
  parameters: {
    ...adapters({ start: fn(async () => 'session-queued') }),
    states: ['Launch dialog: started'],
  },
  play: async ({ canvas, args, parameters }) => {
    const dialog = await openLaunch(canvas)
    await expect(dialog.getByRole('radio', { name: '1 hour 2 credits' })).toBeChecked()
    await expect(await dialog.findByText('36 credits')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Launch Lab' }))
    await waitFor(() => expect(args.onOpenSession).toHaveBeenCalledWith('session-queued'))
    await expect((parameters['adapters'] as AdapterOverrides).lab?.start).toHaveBeenCalledWith(
      'jwt-forgery',
      60,
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The choice before sending. */
export const Choosing: Story = {
  parameters: { states: ['Launch dialog: the durations'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const dialog = await openLaunch(canvas)
    await userEvent.click(dialog.getByRole('radio', { name: '2 hours 4 credits' }))
    await expect(await dialog.findByText('34 credits')).toBeInTheDocument()
  },
}

/** The real length of each duration is beside it. */
export const MoreTime: Story = {
  parameters: {
    adapters: {
      user: { profile: async () => ({ ...profile, labTime: 'longer' }) },
    } satisfies AdapterOverrides,
    states: ['Launch dialog: with more time'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const dialog = await openLaunch(canvas)
    // The dialog comes from below.
    await waitFor(() =>
      expect(dialog.getByText('1 hour 30 minutes with your setting')).toBeVisible(),
    )
    await expect(dialog.getByText('36 credits')).toBeInTheDocument()
  },
}

/** The longest duration that the balance allows is chosen, and longer ones cannot be. */
export const FewCredits: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ credits: async () => ({ ...credits, balance: 1 }) }),
    states: ['Launch dialog: too few credits for some durations'],
  },
  play: async ({ canvas }) => {
    const dialog = await openLaunch(canvas)
    await expect(
      await dialog.findAllByText('You don’t have enough credits for this.'),
    ).toHaveLength(3)
    await expect(dialog.getByRole('radio', { name: '30 minutes 1 credit' })).toBeChecked()
  },
}

/** Explained before sending. */
export const TooFewCredits: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ credits: async () => ({ ...credits, balance: 0 }) }),
    states: ['Launch dialog: too few credits'],
  },
  play: async ({ canvas }) => {
    const dialog = await openLaunch(canvas)
    await expect(
      await dialog.findByText('You need 1 credit for 30 minutes; you have 0.'),
    ).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Launch Lab' })).toBeDisabled()
  },
}

/** The server refuses, in its own words: the credits were spent elsewhere meanwhile. */
export const Refused: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ start: fails(402, 'You need 2 credits to start this lab; you have 1.') }),
    states: ['Launch dialog: failure'],
  },
  play: async ({ canvas, args }) => {
    const dialog = await openLaunch(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Launch Lab' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You need 2 credits to start this lab; you have 1.',
    )
    await expect(args.onOpenSession).not.toHaveBeenCalled()
  },
}

/** The server sends no words: ours are shown. The dialog stays for another try. */
export const LaunchFailure: Story = {
  parameters: {
    states: ['Launch dialog: failure without words'],
    ...adapters({ start: fails(0) }),
  },
  play: async ({ canvas }) => {
    const dialog = await openLaunch(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Launch Lab' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to start lab session')
    await expect(dialog.getByRole('button', { name: 'Launch Lab' })).not.toHaveAttribute(
      'aria-busy',
    )
  },
}

export const Launching: Story = {
  parameters: {
    states: ['Launch dialog: busy'],
    chromatic: { disableSnapshot: true },
    ...adapters({ start: never }),
  },
  play: async ({ canvas }) => {
    const dialog = await openLaunch(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Launch Lab' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Launch Lab' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
}

/** Green, with the time left. */
export const Active: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...running('active'),
    states: ['Lab: active'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have an active lab session running')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View Lab Session' })).toHaveAttribute(
      'href',
      '/lab/jwt-forgery/session/session-active',
    )
    await expect(canvas.getByRole('timer')).toHaveTextContent('50:00')
    await expect(canvas.queryByRole('button', { name: 'Launch Lab' })).toBeNull()
  },
}

export const Provisioning: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...running('provisioning'),
    states: ['Lab: provisioning'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your lab environment is starting up...')).toBeVisible()
  },
}

export const Queued: Story = {
  ...Provisioning,
  parameters: {
    states: ['Lab: queued'],
    chromatic: { disableSnapshot: true },
    ...running('queued'),
  },
}
