import type { LabSession } from '@rampart/contract/entities/labSession'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { labSession } from '../testing/labFixtures.ts'
import { labServer, storyClock } from '../testing/memory/labServer.ts'
import type { LabServer } from '../testing/memory/labServer.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { LabSessionsScreenProps } from './LabSessionsScreen.tsx'
import { LabSessionsScreen } from './LabSessionsScreen.tsx'
import { inLabs } from './labStories.tsx'
import { atRest } from '../testing/atRest.ts'
import { heldCall, inContent, retryByKeyboard } from '../testing/retrying.tsx'

const lab = (title: string, path: string): LabSession['lab'] => ({
  ...labSession('active').lab,
  title,
  path,
})
const sessions = [
  labSession('active'),
  labSession('provisioning', { lab: lab('Read a Leaky Pipeline', 'leaky-pipeline') }),
  labSession('completed'),
  labSession('failed', { lab: lab('A Lab That Never Starts', 'never-starts') }),
  labSession('expired'),
  labSession('abandoned'),
]

const meta = {
  title: 'Screens/Lab sessions',
  component: LabSessionsScreen,
  args: {
    tab: 'active',
    onTabChange: fn(),
    labsHref: '/?type=lab',
    labHref: (path) => `/lab/${path}`,
    sessionHref: (path, sessionId) => `/lab/${path}/session/${sessionId}`,
    onTitleChange: fn(),
  },
  parameters: { layout: 'fullscreen', sessions },
  loaders: [
    ({ parameters }) => ({
      server: labServer(parameters['sessions'] as LabSession[]),
      clock: storyClock(),
    }),
  ],
  decorators: [inLabs],
  render: function Render(args) {
    const [tab, setTab] = useState(args.tab)
    return (
      <LabSessionsScreen
        {...args}
        tab={tab}
        onTabChange={(next) => {
          args.onTabChange(next)
          setTab(next)
        }}
      />
    )
  },
} satisfies Meta<LabSessionsScreenProps>

export default meta
type Story = StoryObj<typeof meta>

const focused = () => document.activeElement as HTMLElement

/** One runs, one starts; each with its time, a link and a button to end it. */
export const Active: Story = {
  parameters: { states: ['Active sessions: Active (n)'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('tab', { name: 'Active (2)', selected: true }),
    ).toBeVisible()
    const running = within(canvas.getByRole('article', { name: 'Forge a JSON Web Token' }))
    await expect(running.getByRole('timer')).toHaveTextContent('50:00')
    await expect(running.getByRole('progressbar', { name: 'Session Progress' })).toHaveAttribute(
      'value',
      '17',
    )
    await expect(
      running.getByRole('link', { name: 'View Forge a JSON Web Token' }),
    ).toHaveAttribute('href', '/lab/jwt-forgery/session/session-active')
    const starting = within(canvas.getByRole('article', { name: 'Read a Leaky Pipeline' }))
    await expect(starting.getByText('Lab Starting: This usually takes 1-2 minutes.')).toBeVisible()
    await expect(starting.queryByRole('timer')).toBeNull()
  },
}

/**
 * Numbers and a filter for all past sessions; completed ones show their address, failed ones the
 * reason.
 */
export const History: Story = {
  parameters: { states: ['Session history: History (n)', 'Session history: filtered by status'] },
  args: { tab: 'history' },
  play: async ({ canvas, step }) => {
    await expect(
      await canvas.findByRole('tab', { name: 'History (4)', selected: true }),
    ).toBeVisible()
    await expect(canvas.getByText('1 Completed')).toBeVisible()
    await expect(canvas.getByText('1 Failed')).toBeVisible()
    await expect(canvas.getByText('username, password, ownerKey')).toBeVisible()
    const filter = canvas.getByRole('combobox', { name: 'Status' })
    await expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Sessions', 'Completed', 'Failed', 'Expired', 'Abandoned'])
    await step('Failed alone', async () => {
      await userEvent.selectOptions(filter, 'Failed')
      const card = within(canvas.getByRole('article', { name: 'A Lab That Never Starts' }))
      await expect(card.getByText('The lab environment did not start.')).toBeVisible()
      await expect(card.getByRole('link', { name: /^Retry/ })).toHaveAttribute(
        'href',
        '/lab/never-starts',
      )
      await expect(canvas.getAllByRole('article')).toHaveLength(1)
    })
    await userEvent.selectOptions(filter, 'All Sessions')
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await step('Each title leads back to its lab, however the session ended', async () => {
      for (const card of canvas.getAllByRole('article'))
        await expect(within(within(card).getByRole('heading')).getByRole('link')).toHaveAttribute(
          'href',
          expect.stringMatching(/^\/lab\/[a-z-]+$/),
        )
    })
  },
}

/** A filter without a result, and a button to remove it. */
export const NothingFound: Story = {
  args: { tab: 'history' },
  parameters: {
    states: ['Session history: empty, or nothing left'],
    sessions: [labSession('completed')],
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Status' }),
      'Expired',
    )
    await expect(await canvas.findByRole('heading', { name: 'No Sessions Found' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All Sessions' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(focused()).toContainElement(canvas.getByRole('article'))
    await expect(document.body).not.toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Expired')
  },
}

export const Empty: Story = {
  parameters: {
    states: ['Active sessions: empty'],
    sessions: [],
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Active Sessions' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Labs' })).toHaveAttribute(
      'href',
      '/?type=lab',
    )
    // An empty list would be read out as a list without entries.
    await expect(within(canvas.getByRole('tabpanel')).queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'History (0)' }))
    await expect(args.onTabChange).toHaveBeenCalledWith('history')
    await expect(await canvas.findByRole('heading', { name: 'No Sessions Found' })).toBeVisible()
    await expect(within(canvas.getByRole('tabpanel')).queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Active (0)' }))
  },
}

/** The dialog asks first; then the session is in the history, and unused credits are given back. */
export const End: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Read a Leaky Pipeline' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End Lab Session' }))
    await expect(
      dialog.getByText('It has not begun, so 2 credits will be given back to you.'),
    ).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
    await expect(await canvas.findByRole('tab', { name: 'Active (1)' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'History (5)' })).toBeVisible()
    // The focus is where the card was, not at the top of the page.
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toContainElement(focused()))
  },
}

/** Only the response was lost: the question is gone, as the session has ended. */
export const EndAnswerLost: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, lab: { end: fails(0) } },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Read a Leaky Pipeline' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End Lab Session' }))
    ;(loaded['server'] as LabServer).move('session-provisioning', 'abandoned')
    await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
    await expect(await canvas.findByRole('tab', { name: 'Active (1)' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toContainElement(focused()))
  },
}

/** A starting session becomes active without a reload; one whose time is over is read out. */
export const MovesOn: Story = {
  parameters: {
    states: ['Active sessions: moves on by itself'],
  },
  play: async ({ canvas, loaded, args }) => {
    await canvas.findByRole('tab', { name: 'Active (2)' })
    ;(loaded['server'] as LabServer).move('session-provisioning', 'active')
    await waitFor(() => expect(canvas.getAllByRole('timer')).toHaveLength(2))
    await expect(await canvas.findByText('Read a Leaky Pipeline is running.')).toBeInTheDocument()
    ;(loaded['clock'] as ReturnType<typeof storyClock>).pass(41 * 60)
    await expect(
      await canvas.findByText('Less than 10 minutes left in Read a Leaky Pipeline.'),
    ).toBeInTheDocument()
    await expect(args.onTitleChange).toHaveBeenLastCalledWith('Under 10 min left · Lab Sessions')
  },
}

/** The end of a session is read out on either tab. */
export const EndsByItself: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tab: 'history' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('tab', { name: 'Active (2)' })
    const server = loaded['server'] as LabServer
    server.move('session-active', 'expired')
    server.move('session-provisioning', 'failed')
    window.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByRole('tab', { name: 'Active (0)' })
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(said()).toEqual(
        expect.arrayContaining([
          'Forge a JSON Web Token. This session ran out of time. Its environment is gone.',
          'Read a Leaky Pipeline. The lab environment did not start.',
        ]),
      ),
    )
  },
}

/** The balance, and on request its changes; lines that changed nothing are left out. */
export const Credits: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Lab Sessions: credits: the balance and how it came about'],
    sessions: [],
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Credits' })
    const section = within(region)
    await expect(await section.findByText('38 credits')).toBeVisible()
    await userEvent.click(section.getByText('Credit history'))
    await expect(within(await section.findByRole('table')).getAllByRole('row')).toHaveLength(5)
    await expect(section.getByText('Started Forge a JSON Web Token (2 hours)')).toBeVisible()
    await expect(section.getByText('Unused time of Forge a JSON Web Token')).toBeVisible()
    await expect(section.getByText('Granted: Welcome credits')).toBeVisible()
    // It begins to open, then it is open.
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight))
    await atRest(region)
  },
}

const pastSessions = Array.from({ length: 25 }, (_, index) =>
  labSession('completed', { _id: `past-${index}` }),
)

/** Twenty at a time. */
export const ManySessions: Story = {
  args: { tab: 'history' },
  parameters: {
    states: ['Session history: many'],
    sessions: pastSessions,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20))
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(25)
    // The first of the new ones gets the focus of the button.
    await expect(canvas.getAllByRole('listitem')[20]).toHaveFocus()
  },
}

/** A status that changes meanwhile removes nothing; another filter begins with twenty. */
export const ManySessionsFollowed: Story = {
  ...ManySessions,
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    sessions: [...pastSessions, labSession('active', { _id: 'running' })],
  },
  play: async (context) => {
    await ManySessions.play?.(context)
    const { canvas, loaded } = context
    ;(loaded['server'] as LabServer).move('running', 'completed')
    window.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByRole('tab', { name: 'History (26)' })
    await expect(canvas.getAllByRole('article')).toHaveLength(26)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Completed')
    await expect(canvas.getAllByRole('article')).toHaveLength(20)
  },
}

export const Loading: Story = {
  parameters: { states: ['Lab Sessions: loading'], lab: { sessions: never, credits: never } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading lab sessions')).toBeInTheDocument()
    await expect(canvas.getByText('Active (0)'), 'Nothing moves when the tabs come.').toBeVisible()
  },
}

/** Trying again works; the credits are loaded separately. */
export const LoadFailure: Story = {
  parameters: {
    states: [
      'Lab Sessions: “Failed to load lab sessions”, and Retry',
      'Lab Sessions: credits: cannot be read',
    ],
    lab: {
      sessions: fails(500),
      credits: fails(500),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load lab sessions')
    await expect(await canvas.findByText('Your credits could not be loaded.')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)
  },
}

const heldSessions = heldCall<LabSession[]>()

/** The focus is not lost. */
export const RetriedByKeyboard: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, lab: { sessions: heldSessions.call } },
  decorators: [inContent],
  play: async (context) => {
    await retryByKeyboard(context, heldSessions, [])
    await expect(context.canvas.getByRole('tab', { name: 'Active (0)' })).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Active (2)' })).toBeVisible()
    const [started] = canvas.getAllByText('Started')
    await expect(started?.getBoundingClientRect().bottom, 'Name and value share a line.').toBe(
      started?.nextElementSibling?.getBoundingClientRect().bottom,
    )
  },
}
