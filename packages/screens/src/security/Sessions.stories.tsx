import type { SignInSession } from '@rampart/contract/entities/signInSession'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { SecurityAdapter } from '../adapters/adapters.ts'
import { arabicScreens } from '../messages/arabic.ts'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import { handled, LogOut } from '../testing/leaving.tsx'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { heldCall } from '../testing/retrying.tsx'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { SessionsRow } from './SessionsRow.tsx'

const notify = fn<Notify>()
const answering = (security: Partial<SecurityAdapter>) => ({
  adapters: { security } satisfies AdapterOverrides,
})

const meta = {
  title: 'Screens/Security, sign-ins',
  component: SessionsRow,
  parameters: { session: 'signed-in', onNotify: notify, maxWidth: 720 },
  decorators: [inScreenFrame],
} satisfies Meta<typeof SessionsRow>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const items = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Where you are signed in' })).findAllByRole(
    'listitem',
  )
const endPhone = { name: 'End Safari on iOS' }

/** This device is marked and has no button. */
export const SeveralDevices: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Security: where one is signed in'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', endPhone)
    const [own, other, ...more] = await items(canvas)
    await expect(more).toEqual([])
    await expect(own).toHaveTextContent(/Chrome on Linux.*This device/)
    await expect(within(own as HTMLElement).queryByRole('button')).toBeNull()
    await expect(other).toHaveTextContent(/last used/)
  },
}

/** There is nothing to end. */
export const OneDevice: Story = {
  parameters: {
    states: ['Security: nowhere else'],
    ...answering({
      sessions: async () => [
        {
          _id: 'one',
          browser: null,
          system: null,
          signedInAt: '2026-11-20T09:00:00.000Z',
          lastUsedAt: '2026-11-20T09:00:00.000Z',
          isCurrent: true,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unknown browser or program')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { states: ['Security: loading'], ...answering({ sessions: never }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading sign-ins')).toBeInTheDocument()
  },
}

export const LoadFails: Story = {
  parameters: { states: ['Security: loading fails'], ...answering({ sessions: fails(0) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your sign-ins could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Ended: Story = {
  parameters: { states: ['Security: ended'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', endPhone))
    await waitFor(() => expect(canvas.queryByRole('button', endPhone)).toBeNull())
    await expect(notify).toHaveBeenLastCalledWith({
      tone: 'success',
      message: 'That device is signed out.',
    })
    await expect(await items(canvas)).toHaveLength(1)
  },
}

const heldSessions = heldCall<SignInSession[]>()
const device = (_id: string, browser: SignInSession['browser']): SignInSession => ({
  _id,
  browser,
  system: null,
  signedInAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  isCurrent: _id === 'own',
})

/** A list from before the end does not restore it; the focus stays by the list. */
export const EndedWhileRead: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ sessions: heldSessions.call, endSession: async () => undefined }),
  },
  play: async ({ canvas }) => {
    const [own, other] = [device('own', 'Firefox'), device('other', 'Safari')]
    await heldSessions.respond([own, other])
    const end = await canvas.findByRole('button', { name: 'End Safari' })
    window.dispatchEvent(new Event('visibilitychange'))
    end.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(end).not.toBeInTheDocument())
    await expect(document.activeElement).toContainElement(canvas.getByRole('list'))
    await expect(document.body).not.toHaveFocus()
    await heldSessions.respond([own, other])
    await handled()
    await expect(await items(canvas)).toHaveLength(1)
    await heldSessions.respond([own])
  },
}

export const Ending: Story = {
  parameters: { states: ['Security: ending one'], ...answering({ endSession: never }) },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', endPhone)
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The list stays as it is. */
export const EndFails: Story = {
  parameters: {
    states: ['Security: ending fails'],
    ...answering({ endSession: fails(0), endOtherSessions: fails(0) }),
  },
  play: async ({ canvas }) => {
    for (const name of ['End Safari on iOS', 'End all others']) {
      notify.mockClear()
      await userEvent.click(await canvas.findByRole('button', { name }))
      await waitFor(() => expect(notify).toHaveBeenCalledOnce())
      await expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'critical' }))
    }
    await expect(await items(canvas)).toHaveLength(2)
  },
}

const heldEnd = heldCall<string>()

/**
 * If the learner has logged out meanwhile, it stays so: the token of the response is not stored.
 */
export const LoggedOutMeanwhile: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...answering({ endOtherSessions: heldEnd.call }),
  },
  render: () => (
    <>
      <SessionsRow />
      <LogOut />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }))
    await heldEnd.respond('next-token')
    await handled()
    await expect(canvas.getByRole('button', { name: 'Logged out' })).toBeVisible()
  },
}

/** This page continues with the token of the response. */
export const OthersEnded: Story = {
  parameters: { states: ['Security: all others ended'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }))
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(notify).toHaveBeenLastCalledWith({
      tone: 'success',
      message: 'All other devices are signed out.',
    })
    await expect(await items(canvas)).toHaveLength(1)
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { endOthers, thisDevice } = arabicScreens.security
    await expect(await canvas.findByRole('button', { name: endOthers })).toBeVisible()
    await expect(canvas.getByText(thisDevice)).toBeVisible()
  },
}
