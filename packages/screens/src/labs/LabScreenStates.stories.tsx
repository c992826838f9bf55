import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { lab, labSession } from '../testing/labFixtures.ts'
import { labServer } from '../testing/memory/labServer.ts'
import type { LabServer } from '../testing/memory/labServer.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { LabScreenProps } from './LabScreen.tsx'
import { LabScreen } from './LabScreen.tsx'
import { expectFocusNear, inLabs, labArgs } from './labStories.tsx'

const meta = {
  title: 'Screens/Lab states',
  component: LabScreen,
  args: labArgs,
  parameters: { layout: 'fullscreen' },
  loaders: [() => ({ server: labServer([labSession('active')]) })],
  decorators: [inLabs],
} satisfies Meta<LabScreenProps>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function askToEnd(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'End Lab' }))
  return within(await screen.findByRole('alertdialog', { name: 'End Lab Session' }))
}

/**
 * The dialog asks first, with the effect on credits; then the banner is gone and the lab can be
 * launched again.
 */
export const End: Story = {
  parameters: { states: ['End lab dialog: ended'] },
  play: async ({ canvas, loaded, step }) => {
    await step('No', async () => {
      const dialog = await askToEnd(canvas)
      await expect(dialog.getByText('1 credit comes back.')).toBeInTheDocument()
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect((loaded['server'] as LabServer).sessions()[0]?.status).toBe('active')
    })
    await step('Yes', async () => {
      const dialog = await askToEnd(canvas)
      await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
      const launch = await canvas.findByRole('button', { name: 'Launch Lab' })
      await expect(launch).toBeVisible()
      // The focus is where the banner was, not at the top of the page.
      await expectFocusNear(launch)
      await expect((loaded['server'] as LabServer).sessions()[0]).toMatchObject({
        status: 'completed',
        creditsBack: 1,
      })
    })
  },
}

/**
 * Another tab ends the session while the dialog asks: the dialog closes, and the focus stays near.
 */
export const EndedElsewhere: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: [() => ({ server: labServer([labSession('active', { _id: 'one' })]) })],
  play: async ({ canvas, loaded }) => {
    const dialog = await askToEnd(canvas)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible())
    ;(loaded['server'] as LabServer).move('one', 'completed')
    globalThis.dispatchEvent(new Event('visibilitychange'))
    const launch = await canvas.findByRole('button', { name: 'Launch Lab' }, { timeout: 10_000 })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expectFocusNear(launch)
  },
}

/** The response to the launch was lost, and there is a session: the refusal links to it. */
export const LostResponse: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: [() => ({ server: labServer([]) })],
  play: async ({ canvas, loaded, step }) => {
    const server = loaded['server'] as LabServer
    await userEvent.click(await canvas.findByRole('button', { name: 'Launch Lab' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Launch Lab' }))
    await expect(dialog.queryByRole('link', { name: 'View Lab Session' })).toBeNull()
    server.start(60, lab, 1)
    await userEvent.click(dialog.getByRole('button', { name: 'Launch Lab' }))
    await step('Words of the server, and the way to the session', async () => {
      const refusal = await dialog.findByRole('alert')
      await expect(refusal).toHaveTextContent(
        'You already have a session of this lab in progress. Open it, or end it to start again.',
      )
      await expect(
        await within(refusal).findByRole('link', { name: 'View Lab Session' }),
      ).toHaveAttribute('href', `/lab/jwt-forgery/session/${server.sessions()[0]?._id}`)
    })
    await step('Closed: the button is gone, and the focus is on the banner', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      const view = await canvas.findByRole('link', { name: 'View Lab Session' })
      await expectFocusNear(view)
    })
  },
}

/** No whole half-hour is left, so credits are not mentioned. */
export const AskingLate: Story = {
  parameters: {
    states: ['End lab dialog: asked first, with nothing to give back'],
  },
  loaders: [() => ({ server: labServer([labSession('active', { ttl: 30, creditsUsed: 1 })]) })],
  play: async ({ canvas }) => {
    const dialog = await askToEnd(canvas)
    await expect(dialog.getByText(/deleted immediately\.$/)).toBeInTheDocument()
    await expect(dialog.queryByText(/credit/)).toBeNull()
  },
}

export const Asking: Story = {
  parameters: { states: ['End lab dialog: asked first'] },
  play: async ({ canvas }) => void (await askToEnd(canvas)),
}

/** The server's words, in the dialog. */
export const EndFailure: Story = {
  parameters: {
    states: ['End lab dialog: failure'],
    lab: { end: fails(409, 'This session has expired.') },
  },
  play: async ({ canvas }) => {
    const dialog = await askToEnd(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This session has expired.')
  },
}

/** Without words from the server: ours. */
export const EndFailureWithoutWords: Story = {
  parameters: {
    states: ['End lab dialog: failure without words'],
    lab: { end: fails(500) },
  },
  play: async ({ canvas }) => {
    const dialog = await askToEnd(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to end session')
  },
}

export const Ending: Story = {
  parameters: {
    states: ['End lab dialog: busy'],
    chromatic: { disableSnapshot: true },
    lab: { end: never },
  },
  play: async ({ canvas }) => {
    const dialog = await askToEnd(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'End Lab Session' }))
    await expect(await dialog.findByRole('button', { name: 'Ending...' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

/** Blue becomes green without a reload when the environment is ready. */
export const MovesOn: Story = {
  parameters: { states: ['Lab: ready'] },
  loaders: [() => ({ server: labServer([labSession('provisioning', { _id: 'one' })]) })],
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Your lab environment is starting up...')).toBeVisible()
    ;(loaded['server'] as LabServer).move('one', 'active')
    await expect(await canvas.findByText('You have an active lab session running')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { states: ['Lab: loading'], lab: { get: never } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading lab')).toBeInTheDocument()
  },
}

export const NotFound: Story = {
  parameters: {
    states: ['Lab: not found'],
    lab: { get: fails(404) },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'No lab found' }),
    ).toBeVisible()
    await expect(
      canvas.getByText(
        "We couldn't find a lab matching your request. Please check the URL or try browsing available labs.",
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Labs' })).toHaveAttribute(
      'href',
      '/?type=lab',
    )
  },
}

/** The server's words; trying again works. */
export const LoadFailure: Story = {
  parameters: {
    states: ['Lab: other errors'],
    lab: {
      get: fn()
        .mockRejectedValueOnce(
          new AdapterError({ status: 500, serverMessage: 'Database is away.' }),
        )
        .mockResolvedValue(lab),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    )
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** It is not known whether a session runs: launching is offered, the server decides. */
export const SessionsUnknown: Story = {
  parameters: {
    states: ['Lab: whether a session runs cannot be found out'],
    lab: { sessions: fails(500) },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Launch Lab' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  },
}

/** Long code and tables scroll on their own, the page does not. */
export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have an active lab session running')).toBeVisible()
  },
}
