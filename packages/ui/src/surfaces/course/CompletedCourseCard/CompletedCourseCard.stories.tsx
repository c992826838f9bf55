import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { choicesOf } from '../../../docs/choicesOf.ts'
import { domainMotifs } from '../../../docs/domainMotifs.ts'
import { CompletedCourseCard } from './CompletedCourseCard.tsx'

const meta = {
  title: 'Surfaces/Course/CompletedCourseCard',
  component: CompletedCourseCard,
  argTypes: choicesOf('motif', domainMotifs),
  args: {
    title: 'Incident Response 101',
    domain: 'Cybersecurity',
    motif: 'tumblers',
    href: '/course/incident-response-101',
    completedOn: 'Friday, August 14, 2026',
    onCopyUrl: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380, minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompletedCourseCard>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const options = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Options for Incident Response 101' })

/** The title leads to the course. */
export const Completed: Story = {
  parameters: { ...darkAndMirrored, states: ['Completed: a card per course'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Incident Response 101' })).toBeVisible()
    await expect(canvas.getByText('Completed on Friday, August 14, 2026')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Incident Response 101' })).toHaveAttribute(
      'href',
      '/course/incident-response-101',
    )
  },
}

/** Taking the course again cannot be chosen; copying its address can. */
export const Menu: Story = {
  parameters: { states: ['Completed: menu open'] },
  play: async ({ canvas }) => {
    await userEvent.click(options(canvas))
    await expect(await screen.findByRole('menuitem', { name: 'Retake Course' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(screen.getByRole('menuitem', { name: 'Copy Course URL' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

/**
 * By keyboard: the menu opens with focus on the entry that can be chosen, and gives the focus back.
 */
export const CopiesUrl: Story = {
  parameters: { states: ['Completed: copied'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    options(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Copy Course URL' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopyUrl).toHaveBeenCalledOnce()
    await waitFor(() => expect(options(canvas)).toHaveFocus())
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  },
}

export const LongTitle: Story = {
  tags: ['edge'],
  args: {
    title:
      'Securing the Software Supply Chain End to End, from Commit to Cluster, with Internationalisierungsorganisationszertifizierung',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
