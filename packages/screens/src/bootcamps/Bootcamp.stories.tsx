import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { bootcamp, bootcamps } from '../testing/bootcampFixtures.ts'
import { expectAlert } from '../testing/expectAlert.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { BootcampScreen } from './BootcampScreen.tsx'
import { loaded } from '../testing/loaded.ts'

const [closed = bootcamp, running = bootcamp, open = bootcamp, upcoming = bootcamp] = bootcamps
const requestAccess = fn(async (_slug: string, _email: string) => undefined)

const meta = {
  title: 'Screens/Bootcamp',
  component: BootcampScreen,
  parameters: { layout: 'fullscreen', adapters: { bootcamp: { requestAccess } } },
  args: {
    bootcamp: open,
    backHref: '/bootcamps',
    applyHref: 'mailto:bootcamps@rampart.example',
    now: Date.parse('2026-03-01'),
  },
  beforeEach: () => void requestAccess.mockClear(),
  decorators: [inScreenFrame],
} satisfies Meta<typeof BootcampScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answering = (answer: () => Promise<undefined>) => ({
  chromatic: { disableSnapshot: true },
  adapters: { bootcamp: { requestAccess: answer } },
})

/** Opens the dialog, types an address and sends it. */
async function send(canvas: Canvas, email: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Tasks' }))
  const field = await screen.findByRole('textbox', { name: 'Registration email' })
  await userEvent.clear(field)
  if (email) await userEvent.type(field, email)
  await userEvent.click(screen.getByRole('button', { name: 'Send Access Link' }))
  return field
}

export const Open: Story = {
  parameters: { states: ['Bootcamp: open', 'Bootcamp: tab Curriculum'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Applications Open!' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      'mailto:bootcamps@rampart.example',
    )
    await expect(canvas.getByText('Starts Saturday, March 14, 2026')).toBeVisible()
  },
}

/** Its first day is past: no date is shown. */
export const DatesFollow: Story = {
  tags: ['edge'],
  args: { now: Date.parse('2026-11-23') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dates of the next cohort follow')).toBeVisible()
    await expect(canvas.queryByText('First day')).toBeNull()
    await expect(canvas.getByText('Duration')).toBeVisible()
  },
}

export const Running: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Bootcamp: running'] },
  args: { bootcamp: running },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Applications Closed' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit Tasks' })).toBeVisible()
  },
}

export const Closed: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Bootcamp: closed'] },
  args: { bootcamp: closed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bootcamp Completed' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download Curriculum' })).toHaveAttribute(
      'download',
      'aws-bootcamp-curriculum.pdf',
    )
  },
}

export const Upcoming: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Bootcamp: upcoming'] },
  args: { bootcamp: upcoming },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stay Tuned!' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download Curriculum' })).toBeDisabled()
  },
}

/** Outcomes: roles and certifications. */
export const CareerOutcomes: Story = {
  parameters: { states: ['Bootcamp: tab Career Outcomes'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Career Outcomes' }))
    await expect(await canvas.findByRole('heading', { name: 'Job Roles' })).toBeVisible()
    await expect(canvas.getByText('CompTIA Security+')).toBeVisible()
    await expect(canvas.getByText('How a SOC works')).not.toBeVisible()
  },
}

/** The requirements, by keyboard. */
export const Requirements: Story = {
  parameters: { states: ['Bootcamp: tab Requirements'] },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Curriculum' }).focus()
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByRole('tabpanel', { name: 'Requirements' })).toBeVisible()
    await expect(canvas.getByText('You have used a command line')).toBeVisible()
    await expect(canvas.getByText('A laptop with at least 16 GB of RAM')).toBeVisible()
  },
}

/** The address is sent without blanks around it. */
export const AccessLinkSent: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  args: { bootcamp: running },
  play: async ({ canvas }) => {
    await send(canvas, ' pat@example.org ')
    await expect(
      await screen.findByRole('dialog', { name: 'Access Link Sent!' }),
    ).toHaveTextContent('An access link was sent to pat@example.org.')
    await expect(requestAccess.mock.calls).toEqual([['devops', 'pat@example.org']])
  },
}

/** Closing it gives the focus back, and the dialog is empty the next time. */
export const FormAfterAccessLink: Story = {
  ...AccessLinkSent,
  tags: ['edge'],
  play: async ({ canvas }) => {
    await send(canvas, 'pat@example.org')
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    const button = canvas.getByRole('button', { name: 'Submit Tasks' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await expect(await screen.findByRole('textbox', { name: 'Registration email' })).toHaveValue('')
  },
}

/** Participants find the way to their task also while the bootcamp is not running. */
export const AccessWhileUpcoming: Story = {
  tags: ['edge'],
  args: { bootcamp: upcoming },
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Already a participant? Get your task link' }),
    )
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Registration email' }),
      'pat@example.org{Enter}',
    )
    await waitFor(() =>
      expect(requestAccess.mock.calls).toEqual([['ai-security', 'pat@example.org']]),
    )
  },
}

/** Refused before anything is sent, and fixed by typing on. */
export const WrongAddressCancelled: Story = {
  tags: ['edge'],
  args: { bootcamp: running },
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    for (const wrong of ['', '  ', 'pat.example.org']) {
      const field = await send(canvas, wrong)
      await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await expect(requestAccess).not.toHaveBeenCalled()
  },
}

/** Only the server refuses it: said at the field as well. */
export const AddressRefused: Story = {
  tags: ['edge'],
  args: { bootcamp: running },
  parameters: answering(() =>
    Promise.reject(
      new AdapterError({
        status: 400,
        code: 'invalid_request',
        fieldErrors: [{ path: 'email', msg: 'In English', code: 'email_invalid' }],
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const field = await send(canvas, 'pat@')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Please enter a valid email address'),
    )
    await expect(field).toHaveFocus()
  },
}

/** What was typed stays after Cancel. */
export const AddressStays: Story = {
  args: { bootcamp: running },
  parameters: {
    states: ['Task access dialog: Cancel closes it; what was typed stays'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await send(canvas, 'pat.example.org')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Tasks' }))
    const field = await screen.findByRole('textbox', { name: 'Registration email' })
    await expect(field).toHaveValue('pat.example.org')
    await expect(field).not.toHaveAccessibleDescription('Please enter a valid email address')
  },
}

export const Sending: Story = {
  args: { bootcamp: running },
  parameters: { ...answering(never), states: ['Task access dialog: busy'] },
  play: async ({ canvas }) => {
    await send(canvas, 'pat@example.org')
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** The server's words. */
export const TooManyRequests: Story = {
  args: { bootcamp: running },
  parameters: {
    ...answering(fails(429, 'Too many requests. Please try again later.')),
    states: ['Task access dialog: failure'],
  },
  play: async ({ canvas }) => {
    const field = await send(canvas, 'pat@example.org')
    await expectAlert(screen, 'Too many requests. Please try again later.')
    await expect(field).toHaveValue('pat@example.org')
  },
}

/** No response: our words, and another try. */
export const SendFailure: Story = {
  args: { bootcamp: running },
  parameters: {
    ...answering(fails(0)),
    states: ['Task access dialog: failure without words'],
  },
  play: async ({ canvas }) => {
    await send(canvas, 'pat@example.org')
    await expectAlert(screen, 'Failed to send access link. Please try again.')
    await expect(screen.getByRole('button', { name: 'Send Access Link' })).toBeEnabled()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  args: { bootcamp: running },
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}

export const Tablet: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { bootcamp: closed },
  globals: { viewport: { value: 'tablet' } },
  play: loaded,
}
