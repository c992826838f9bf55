import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { creditLedger } from '@rampart/contract/calls/credits'
import { getLab, getLabSession, listLabSessions, startLab } from '@rampart/contract/calls/lab'
import { saveLabNotes } from '@rampart/contract/calls/labNotes'
import { lab, labSession } from '@rampart/screens/testing/labFixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import { storySite } from '../testing/storySite.ts'

/** Dana's labs, whose sessions are moved on by the stories; each begins without any. */
const labs = () => storySite().danaLabs

const meta = {
  title: 'Site/Labs',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/lab/jwt-forgery', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function launch(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: 'Launch Lab' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Launch Lab' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Launch Lab' }))
  return dialog
}

async function end(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End Lab Session' }))
  await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
  return dialog
}

/** The public page; the button leads to signing in and back here, the path encoded. */
export const SignedOut: Story = {
  args: { session: 'signed-out' },
  parameters: {
    states: ['Lab: signed out'],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: lab.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute(
      'href',
      '/signin?returnURL=%2Flab%2Fjwt-forgery',
    )
    await waitFor(() => expect(document.title).toBe('Forge a JSON Web Token · Rampart'))
  },
}

/**
 * Launch, queue, provisioning, the running lab, its end, history: the pages follow the state of the
 * lab.
 */
export const WholeSession: Story = {
  parameters: {
    states: ['Session history: History (n)'],
  },
  play: async ({ canvas, args, step }) => {
    const id = 'session-1'
    await step('Launch', async () => {
      await launch(canvas)
      await waitFor(() =>
        expect(args.onNavigate).toHaveBeenLastCalledWith(`/lab/jwt-forgery/session/${id}`),
      )
      await expect(labs().session(id)?.ttl).toBe(60)
    })
    await step('Provisioning', async () => {
      await expect(await canvas.findByText('Queued')).toBeVisible()
      labs().move(id, 'provisioning')
      await expect(await canvas.findByText('Provisioning')).toBeVisible()
      await expect(canvas.getByText('Lab Starting: This usually takes 1-2 minutes.')).toBeVisible()
    })
    await step('Active', async () => {
      labs().move(id, 'active')
      await expect(await canvas.findByRole('region', { name: 'Lab Access' })).toBeVisible()
      await expect(canvas.getByRole('timer')).toBeVisible()
      await waitFor(() => expect(document.title).toContain('Forge a JSON Web Token · Rampart'))
    })
    await step('End', async () => {
      await end(canvas, 'End Lab Session')
      await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/lab-sessions'))
      await expect(await canvas.findByRole('heading', { name: 'No Active Sessions' })).toBeVisible()
    })
    await step('History', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'History (1)' }))
      await waitFor(() =>
        expect(args.onNavigate).toHaveBeenLastCalledWith('/lab-sessions?tab=history'),
      )
      const card = within(await canvas.findByRole('article', { name: lab.title }))
      await expect(card.getByText('Completed')).toBeVisible()
      await expect(card.getByText('username, password, ownerKey')).toBeVisible()
      // One of its two half-hours was given back.
      await expect(await canvas.findByText('37 credits')).toBeVisible()
    })
  },
}

/** The banner in place of the button, and its end, on the lab's own page. */
export const EndFromLabPage: Story = {
  parameters: { states: ['End lab dialog: ended'] },
  beforeEach: () => labs().reset([labSession('active')]),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'View Lab Session' })).toHaveAttribute(
      'href',
      '/lab/jwt-forgery/session/session-active',
    )
    await end(canvas, 'End Lab')
    await expect(await canvas.findByRole('button', { name: 'Launch Lab' })).toBeVisible()
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/lab/jwt-forgery')
  },
}

/**
 * Started in another tab: the server's words, and the page behind the dialog reads the new state.
 */
export const StartedElsewhere: Story = {
  parameters: {
    states: ['Launch dialog: failure'],
    msw: [
      respond(startLab, () => {
        labs().reset([labSession('active')])
        return failure('lab_in_progress')
      }),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await launch(canvas)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You already have a session of this lab in progress. Open it, or end it to start again.',
    )
    await expect(await dialog.findByRole('link', { name: 'View Lab Session' })).toHaveAttribute(
      'href',
      '/lab/jwt-forgery/session/session-active',
    )
  },
}

/** Behind the closed dialog is the session that was started elsewhere. */
export const StartedElsewhereCancelled: Story = {
  ...StartedElsewhere,
  tags: ['edge'],
  parameters: { ...StartedElsewhere.parameters, states: [], chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await StartedElsewhere.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(
      await context.canvas.findByText('You have an active lab session running'),
    ).toBeVisible()
  },
}

/** From the refusal to the session: the dialog goes, and the page that comes has the focus. */
export const StartedElsewhereAndOpened: Story = {
  tags: ['edge'],
  parameters: { msw: StartedElsewhere.parameters?.['msw'] as unknown },
  play: async ({ canvas, args }) => {
    const dialog = await launch(canvas)
    await userEvent.click(await dialog.findByRole('link', { name: 'View Lab Session' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(
      '/lab/jwt-forgery/session/session-active',
    )
    await expect(await canvas.findByRole('region', { name: 'Lab Access' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.getElementById('content')).toHaveFocus())
  },
}

const asked: string[] = []

/** Pointing at a lab in the catalogue reads it; its page does not ask again. */
export const Prefetched: Story = {
  args: { path: '/?type=lab', session: 'signed-out' },
  beforeEach: () => void asked.splice(0),
  parameters: {
    states: ['Lab: read ahead from the catalogue'],
    msw: [
      respond(getLab, ({ params }) => {
        asked.push(params.labPath)
        return { data: { ...lab, path: params.labPath } }
      }),
    ],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: /Hunt an Intruder/ })
    await userEvent.hover(card)
    await waitFor(() => expect(asked).toEqual(['intruder-logs']))
    await userEvent.click(card)
    await expect(await canvas.findByRole('heading', { level: 1, name: lab.title })).toBeVisible()
    await expect(asked).toHaveLength(1)
  },
}

export const NotFound: Story = {
  parameters: { states: ['Lab: not found'] },
  args: { path: '/lab/no-such-lab' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'No lab found')
    await waitFor(() => expect(document.title).toBe('No lab found · Rampart'))
  },
}

export const LoadFailure: Story = {
  parameters: { states: ['Lab: other errors'], msw: [respond(getLab, failure('unavailable'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong. Please try again.')).toBeVisible()
  },
}

export const SessionLoadFailure: Story = {
  args: { path: '/lab/jwt-forgery/session/one' },
  parameters: {
    states: ['Lab session: loading fails'],
    msw: [respond(getLabSession, failure('internal_error'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load session data')
  },
}

/** A session below the path of another lab: the address becomes its own. */
export const SessionOfAnotherLab: Story = {
  tags: ['edge'],
  args: { path: '/lab/exposed-bucket/session/session-active' },
  beforeEach: () => labs().reset([labSession('active')]),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('region', { name: 'Lab Access' })).toBeVisible()
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/lab/jwt-forgery/session/session-active'),
    )
  },
}

/** The session has ended on the server: saving leads to signing in, and the text is kept. */
export const NotesSessionExpired: Story = {
  tags: ['edge'],
  args: { path: '/lab/jwt-forgery/session/session-active' },
  beforeEach: () => labs().reset([labSession('active')]),
  parameters: { msw: [respond(saveLabNotes, failure('unauthenticated'))] },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your notes' })
    await waitFor(() => expect(field).toBeEnabled())
    await userEvent.type(field, 'The verifier believes alg.')
    await userEvent.tab()
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/signin?returnURL=%2Flab%2Fjwt-forgery%2Fsession%2Fsession-active',
      ),
    )
    await expect(JSON.stringify(localStorage)).toContain('The verifier believes alg.')
  },
}

export const ListLoadFailure: Story = {
  args: { path: '/lab-sessions' },
  parameters: {
    states: ['Lab Sessions: “Failed to load lab sessions”, and Retry'],
    msw: [
      respond(listLabSessions, failure('internal_error')),
      respond(creditLedger, failure('internal_error')),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load lab sessions')
    await expect(canvas.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0)
  },
}

const toSignIn =
  (returnUrl: string): NonNullable<Story['play']> =>
  async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        `/signin?returnURL=${encodeURIComponent(returnUrl)}`,
      ),
    )
    await expectHeading(canvas, 'Access Your Account')
  }

/** Without a session nothing is asked for, and signing in leads back. */
export const ListSignedOut: Story = {
  parameters: { states: ['Lab Sessions: no valid token'], chromatic: { disableSnapshot: false } },
  args: { path: '/lab-sessions?tab=history', session: 'signed-out' },
  play: toSignIn('/lab-sessions?tab=history'),
}

export const SessionSignedOut: Story = {
  parameters: { states: ['Lab session: signed out'], chromatic: { disableSnapshot: false } },
  args: { path: '/lab/jwt-forgery/session/one', session: 'signed-out' },
  play: toSignIn('/lab/jwt-forgery/session/one'),
}

/** The session has ended on the server. */
export const SessionExpired: Story = {
  args: { path: '/lab-sessions' },
  parameters: {
    states: ['Lab Sessions: no valid token'],
    msw: [respond(listLabSessions, failure('unauthenticated'))],
  },
  play: async (context) => {
    await toSignIn('/lab-sessions')(context)
    await expect(context.canvas.getByText(/^Your session has ended/)).toBeVisible()
  },
}
