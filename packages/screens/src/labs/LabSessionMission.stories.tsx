import type { LabSession } from '@rampart/contract/entities/labSession'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { arabicScreens } from '../messages/arabic.ts'
import { lab, labSession, mission } from '../testing/labFixtures.ts'
import { handled } from '../testing/leaving.tsx'
import { labServer, storyClock } from '../testing/memory/labServer.ts'
import type { LabServer } from '../testing/memory/labServer.ts'
import { heldCall } from '../testing/retrying.tsx'
import { fails } from '../testing/memoryAdapters.ts'
import { LabSessionScreen } from './LabSessionScreen.tsx'
import type { LabSessionScreenProps } from './LabSessionScreen.tsx'
import { inLabs, sessionArgs } from './labStories.tsx'
import { RunningLabLink } from './RunningLab.tsx'

const meta = {
  title: 'Screens/Lab session mission',
  component: LabSessionScreen,
  args: sessionArgs,
  parameters: { layout: 'fullscreen' },
  loaders: [
    ({ parameters }) => ({
      server: labServer([
        labSession('active', {
          _id: 'one',
          mission: mission((parameters['solved'] as number) ?? 0),
        }),
      ]),
      clock: storyClock(),
    }),
  ],
  decorators: [inLabs],
} satisfies Meta<LabSessionScreenProps>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const panel = async ({ canvas }: Pick<Context, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Mission' }))
const serverOf = ({ loaded }: Pick<Context, 'loaded'>) => loaded['server'] as LabServer

/**
 * Each check is ticked when the target reports it, and is read out; a check that was true from the
 * start counts with the last one.
 */
export const TicksArrive: Story = {
  parameters: { states: ['Mission: ticks arrive without a reload'] },
  play: async (context) => {
    const [inPanel, server] = [await panel(context), serverOf(context)]
    await expect(inPanel.getByText('0 of 5 checks')).toBeVisible()
    server.report('one', ['ledger-code', 'clerk-works'])
    await expect(await inPanel.findByText('1 of 5 checks')).toBeVisible()
    await expect(inPanel.getByRole('status')).toHaveTextContent(
      'Solved: Hand in the code in the closed books. 1 of 5.',
    )
    const all = ['ledger-code', 'unsigned-refused', 'old-secret-useless', 'expired-refused']
    server.report('one', [...all, 'clerk-works'])
    await expect(await inPanel.findByText('Solved 5 of 5 in 10 min')).toBeVisible()
    await expect(inPanel.getByRole('status')).toHaveTextContent('Mission solved: 5 of 5.')
    server.end('one')
    await expect(await context.canvas.findByText(/^You have ended this session/)).toBeVisible()
    await expect(inPanel.getByText('Solved 5 of 5 in 10 min')).toBeVisible()
  },
}

/** A proxy blocks streams: the page polls. */
export const WithoutStreams: Story = {
  parameters: {
    states: ['Mission: ticks arrive where streams do not'],
    lab: { follow: fails(0) },
  },
  play: async (context) => {
    const inPanel = await panel(context)
    serverOf(context).report('one', ['ledger-code', 'clerk-works'])
    await waitFor(() => expect(inPanel.getByText('1 of 5 checks')).toBeVisible(), {
      timeout: 15_000,
    })
  },
}

/** The page says so, keeps the known state, and recovers by itself. */
export const ContactLost: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, solved: 2 },
  play: async (context) => {
    const [inPanel, server] = [await panel(context), serverOf(context)]
    server.setAway(true)
    await expect(
      await inPanel.findByText(
        'No contact with the site. Trying again...',
        {},
        { timeout: 15_000 },
      ),
    ).toBeVisible()
    await expect(inPanel.getByText('2 of 5 checks')).toBeVisible()
    server.setAway(false)
    server.report('one', ['ledger-code', 'unsigned-refused', 'old-secret-useless', 'clerk-works'])
    await waitFor(() => expect(inPanel.getByText('3 of 5 checks')).toBeVisible(), {
      timeout: 40_000,
    })
    await expect(inPanel.queryByText('No contact with the site. Trying again...')).toBeNull()
  },
}

const firstHint = 'A token says who you are. Who else could it say that you are?'

/** One after another, saved with the session: hints that another tab opens appear here too. */
export const HintsOpen: Story = {
  parameters: { states: ['Mission: hints, one opened'], chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const [inPanel, server] = [await panel(context), serverOf(context)]
    const press = (name: RegExp) => userEvent.click(inPanel.getByRole('button', { name }))
    await expect(inPanel.queryByText(firstHint)).toBeNull()
    await press(/^Show hint 1 of 3 for: Hand in the code in the closed books/)
    await expect(await inPanel.findByText(firstHint)).toBeVisible()
    server.openHint('one', 'ledger-code')
    await expect(await inPanel.findByText(/^Hint 2 of 3:/)).toBeVisible()
    // A press at the same moment does not mean the hint that another tab opened.
    await press(/^Show hint 3 of 3/)
    await expect(inPanel.queryByText('none', { selector: 'code' })).toBeNull()
    await waitFor(async () => {
      await press(/^Show hint 3 of 3/)
      await expect(inPanel.getByText('none', { selector: 'code' })).toBeVisible()
    })
    await expect(inPanel.queryByRole('button', { name: /of 3/ })).toBeNull()
    server.report('one', ['unsigned-refused', 'clerk-works'])
    await waitFor(() => expect(inPanel.queryByRole('button', { name: /of 1/ })).toBeNull())
    server.end('one')
    await context.canvas.findByText(/^You have ended this session/)
    await userEvent.click(inPanel.getByText('3 hints opened'))
    await expect(inPanel.getByText(firstHint)).toBeVisible()
  },
}

const heldSession = heldCall<LabSession>()
const readSession = fn(heldSession.call)

/** An opened hint stays, even if a read that began earlier returns without it. */
export const HintOpensWhileRead: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    lab: {
      session: readSession,
      follow: fails(0),
    },
  },
  beforeEach: () => void readSession.mockClear(),
  play: async (context) => {
    const before = serverOf(context).session('one') as LabSession
    await heldSession.respond(before)
    const inPanel = await panel(context)
    window.dispatchEvent(new Event('visibilitychange'))
    await userEvent.click(inPanel.getByRole('button', { name: /^Show hint 1 of 3/ }))
    await expect(await inPanel.findByText(firstHint)).toBeVisible()
    await waitFor(() => expect(readSession).toHaveBeenCalledTimes(3))
    await heldSession.respond(before)
    await handled()
    await heldSession.respond(serverOf(context).session('one') as LabSession)
    await handled()
    await expect(inPanel.getByText(firstHint)).toBeVisible()
  },
}

/** The target stops by itself: other parts of the site no longer link to it. */
export const EndedForAllParts: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <RunningLabLink sessionHref={(_path, id) => `/session/${id}`} currentPath="/elsewhere" />
      <LabSessionScreen {...args} />
    </>
  ),
  play: async (context) => {
    await panel(context)
    const link = await context.canvas.findByRole('link', { name: /left$/ })
    serverOf(context).stop('one')
    await waitFor(() => expect(link).not.toBeInTheDocument())
  },
}

/** The failure is shown at the check; the next press tries again. */
export const HintFails: Story = {
  parameters: {
    states: ['Mission: a hint cannot be opened'],
    chromatic: { disableSnapshot: true },
    lab: { openHint: fails(0) },
  },
  play: async (context) => {
    const inPanel = await panel(context)
    await userEvent.click(inPanel.getByRole('button', { name: /^Show hint 1 of 1/ }))
    await expect(await inPanel.findByRole('alert')).toHaveTextContent(
      'The hint could not be opened. Please try again.',
    )
    await expect(inPanel.getByRole('button', { name: /^Show hint 1 of 1/ })).toBeEnabled()
    await expect(inPanel.getAllByRole('alert')).toHaveLength(1)
  },
}

/** On a phone the count stays visible while the guide is read, and links to the panel. */
export const Phone: Story = {
  parameters: {
    states: ['Mission: the panel is out of sight'],
    chromatic: { disableSnapshot: true },
    solved: 2,
    lab: { get: async () => ({ ...lab, guide: lab.guide.repeat(12) }) },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = () => canvas.getByRole('link', { name: 'Mission 2 of 5 solved' })
    // Scrolls again as often as the page is laid out again.
    await waitFor(() => {
      const headings = canvas.getAllByRole('heading', { name: 'Your mission' })
      headings.at(-1)?.scrollIntoView({ block: 'end', behavior: 'instant' })
      return expect(bar()).toBeVisible()
    })
    await expect(bar()).toHaveAttribute('href', '#mission')
    await expect(bar().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true }, solved: 2, arabic: arabicScreens },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 من 5 فحوص')).toBeVisible()
  },
}
