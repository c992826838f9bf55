import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { requestTaskAccess } from '@rampart/contract/calls/bootcamp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const meta = {
  title: 'Site/Bootcamps',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/bootcamps', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const participants = 'Already a participant? Get your task link'

async function ask(canvas: Canvas, email: string) {
  await userEvent.click(await canvas.findByRole('button', { name: participants }))
  const field = await screen.findByRole('textbox', { name: 'Registration email' })
  // What was typed is kept, also from one story to the next.
  await userEvent.clear(field)
  await userEvent.type(field, `${email}{Enter}`)
}

/** The three entries with the specification's dates and statuses. */
export const Catalogue: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Bootcamps: “Professional Bootcamps” and a card per bootcamp'],
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Professional Bootcamps')
    await expect(canvas.getByText('June 7 to August 23, 2025')).toBeVisible()
    await expect(canvas.getAllByText('Dates of the next cohort follow')).toHaveLength(2)
    await expect(canvas.getAllByText('Upcoming')).toHaveLength(2)
    await waitFor(() => expect(document.title).toBe('Professional Bootcamps · Rampart'))
  },
}

/** Into a bootcamp by its card, and back by its button. */
export const ThereAndBack: Story = {
  parameters: {
    states: ['Bootcamps: a card goes to its bootcamp, and back'],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'View Details Cybersecurity Analyst Bootcamp' }),
    )
    await expectHeading(canvas, 'Cybersecurity Analyst Bootcamp')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps/cyber'))
    await waitFor(() => expect(document.title).toBe('Cybersecurity Analyst Bootcamp · Rampart'))
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Bootcamps' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps'))
  },
}

/** Redirects, says so, and says it once. */
export const UnknownSlug: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Bootcamps: an unknown slug'] },
  args: { path: '/bootcamps/no-such-bootcamp' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/bootcamps'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bootcamp not found')
    await waitFor(() => expect(document.title).toBe('Professional Bootcamps · Rampart'))
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
}

/** The same response whether or not the address is registered. */
export const AccessLinkSent: Story = {
  args: { path: '/bootcamps/ai-security' },
  parameters: {
    states: ['Task access dialog: “Access Link Sent!”, the address, Close'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await ask(canvas, 'stranger@example.org')
    await expect(
      await screen.findByRole('dialog', { name: 'Access Link Sent!' }),
    ).toHaveTextContent('An access link was sent to stranger@example.org.')
  },
}

/** An address with an '@' that only the server refuses: said at its field. */
export const AddressRefused: Story = {
  args: { path: '/bootcamps/ai-security' },
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Task access dialog: “Please enter a valid email address”'],
  },
  play: async ({ canvas }) => {
    await ask(canvas, 'pat@')
    const field = screen.getByRole('textbox', { name: 'Registration email' })
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Please enter a valid email address'),
    )
    await expect(field).toHaveValue('pat@')
  },
}

export const ServerFailure: Story = {
  args: { path: '/bootcamps/ai-security' },
  parameters: {
    states: ['Task access dialog: failure'],
    chromatic: { disableSnapshot: true },
    msw: [respond(requestTaskAccess, failure('unavailable'))],
  },
  play: async ({ canvas }) => {
    await ask(canvas, 'pat@example.org')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The service is not available at the moment. Please try again soon.',
    )
  },
}
