import { getCourse } from '@rampart/contract/calls/course'
import { explore } from '@rampart/contract/calls/explore'
import { course } from '@rampart/screens/testing/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const meta = {
  title: 'Site/Explore',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const titles = async (canvas: Canvas) =>
  (await canvas.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)

/** The catalogue as the API gives it, between header and footer; the tab has a title. */
export const Loaded: Story = {
  parameters: { states: ['Explore: loaded'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Explore Courses and Labs' }),
    ).toBeVisible()
    await waitFor(async () => expect(await titles(canvas)).toHaveLength(6))
    await expect(canvas.getByRole('link', { name: /Hunt an Intruder/ })).toHaveAttribute(
      'href',
      '/lab/intruder-logs',
    )
    await waitFor(() => expect(document.title).toBe('Rampart · Cloud and cyber security, hands on'))
  },
}

let isDown = true

/** Three tries fail, in the server's words. */
export const Failure: Story = {
  parameters: {
    states: ['Explore: failure'],
    msw: [respond(explore, () => (isDown ? failure('unavailable') : { data: [] }))],
  },
  beforeEach: () => {
    isDown = true
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(
      canvas.getByText('The service is not available at the moment. Please try again soon.'),
    ).toBeVisible()
  },
}

/** Retry brings the catalogue once the server is back. */
export const FailureThenRetry: Story = {
  ...Failure,
  tags: ['edge'],
  parameters: { ...Failure.parameters, states: [], chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await Failure.play?.(context)
    const { canvas } = context
    isDown = false
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('No content available.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

/** Labs alone, as the address says; unticking the box clears the address. */
export const TypeFromAddress: Story = {
  args: { path: '/?type=lab' },
  parameters: { states: ['Explore: type by address'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await waitFor(async () =>
      expect(await titles(canvas)).toEqual([
        'Build a Private VPC with Bastion Access',
        'Hunt an Intruder Through Your Logs',
      ]),
    )
    const lab = canvas.getByRole('checkbox', { name: 'Lab' })
    await expect(lab).toBeChecked()
    await userEvent.click(lab)
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Course' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/?type=course'))
    // The earlier cards stay until the response is there.
    await waitFor(async () => expect(await titles(canvas)).toHaveLength(4))
  },
}

/** What is no filter leaves the address, which keeps its other parameters. */
export const UnknownTypeInAddress: Story = {
  tags: ['edge'],
  args: { path: '/?type=webinar&level=expert&from=mail' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/?from=mail&level=expert'),
    )
    await expect(canvas.getByRole('checkbox', { name: 'Expert' })).toBeChecked()
  },
}

/** A press on a card goes to the course without a reload, and the main part takes the focus. */
export const CardLeadsToCourse: Story = {
  parameters: {
    states: ['Catalogue card: the whole card leads to its course or lab'],
    chromatic: { disableSnapshot: true },
    msw: [respond(getCourse, ({ params }) => ({ data: { ...course, slug: params.slug } }))],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Zero Trust Foundations/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: course.title })).toBeVisible()
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/course/zero-trust-foundations'),
    )
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
