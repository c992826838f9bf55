import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { BootcampSidePanel } from './BootcampSidePanel.tsx'

const meta = {
  title: 'Surfaces/Bootcamps/BootcampSidePanel',
  component: BootcampSidePanel,
  args: {
    status: 'upcoming',
    facts: [
      { label: 'Duration', value: '10 weeks' },
      { label: 'First day', value: 'Saturday, March 14, 2026' },
      { label: 'Last day', value: 'Saturday, May 23, 2026' },
    ],
    applyHref: 'mailto:bootcamps@rampart.example?subject=Bootcamp%20application%3A%20cyber',
    brochure: { href: '/brochures/cyber.pdf', name: 'cyber.pdf' },
    onSubmitTasks: fn(),
  },
  parameters: { maxWidth: 320 },
} satisfies Meta<typeof BootcampSidePanel>

export default meta
type Story = StoryObj<typeof meta>

const participants = 'Already a participant? Get your task link'

/** The download is not ready and says why; meanwhile a visitor can ask for a mail when it opens. */
export const Upcoming: Story = {
  args: { onAskNotice: fn() },
  parameters: { ...darkAndMirrored, states: ['Bootcamp: upcoming'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Stay Tuned!' })).toBeVisible()
    const download = canvas.getByRole('button', { name: 'Download Curriculum' })
    await expect(download).toBeDisabled()
    await expect(download).toHaveAccessibleDescription(
      'The file will be available when applications open.',
    )
    await userEvent.click(canvas.getByRole('button', { name: participants }))
    await expect(args.onSubmitTasks).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Tell Me When It Opens' }))
    await expect(args.onAskNotice).toHaveBeenCalledOnce()
  },
}

export const Open: Story = {
  parameters: { states: ['Bootcamp: open'] },
  args: { status: 'open' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Applications Open!' })).toBeVisible()
    const apply = canvas.getByRole('link', { name: 'Apply Now' })
    await expect(apply).toHaveAttribute('href', args.applyHref)
    await expect(apply).not.toHaveAttribute('target')
    await expect(canvas.getByRole('link', { name: 'Download Curriculum' })).toHaveAttribute(
      'download',
      'cyber.pdf',
    )
  },
}

/** An application form elsewhere opens in a tab of its own. */
export const OpenWithForm: Story = {
  args: { status: 'open', applyHref: 'https://forms.example.org/apply?bootcamp=cyber' },
  parameters: { states: ['Bootcamp: open'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Apply Now (opens in a new tab)' }),
    ).toHaveAttribute('target', '_blank')
  },
}

export const Running: Story = {
  parameters: { states: ['Bootcamp: running'] },
  args: { status: 'running' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Applications Closed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Tasks' }))
    await expect(args.onSubmitTasks).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: participants })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /Apply Now/ })).toBeNull()
  },
}

export const Closed: Story = {
  parameters: { states: ['Bootcamp: closed'] },
  args: { status: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bootcamp Completed' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download Curriculum' })).toHaveAttribute(
      'href',
      '/brochures/cyber.pdf',
    )
    await expect(canvas.queryByRole('button', { name: 'Submit Tasks' })).toBeNull()
  },
}

/** A bootcamp without a file offers none. */
export const WithoutBrochure: Story = {
  args: { status: 'closed', brochure: undefined },
  parameters: { states: ['Bootcamp: no brochure'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Download Curriculum')).toBeNull()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: { status: 'running' },
  globals: { viewport: { value: 'phone' } },
}
