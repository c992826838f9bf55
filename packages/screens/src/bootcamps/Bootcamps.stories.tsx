import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bootcamps } from '../testing/bootcampFixtures.ts'
import { BootcampsScreen } from './BootcampsScreen.tsx'
import { mapLinks } from '../testing/mapLinks.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { loaded } from '../testing/loaded.ts'

const meta = {
  title: 'Screens/Bootcamps',
  component: BootcampsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inScreenFrame],
  args: {
    bootcamps,
    bootcampHref: (slug) => `/bootcamps/${slug}`,
    now: Date.parse('2026-03-20'),
    mapLinks,
  },
} satisfies Meta<typeof BootcampsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Every status in the catalogue's words, every level in its color. */
export const Statuses: Story = {
  parameters: { states: ['Bootcamps: “Professional Bootcamps” and a card per bootcamp'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Professional Bootcamps' }),
    ).toBeVisible()
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(4)
    for (const [index, [label, info]] of [
      ['Completed', 'March 14 to May 23, 2026'],
      ['Currently Running', 'Started Saturday, March 14, 2026'],
      ['Applications Open!', 'Dates of the next cohort follow'],
      ['Upcoming', 'Dates of the next cohort follow'],
    ].entries()) {
      const card = within(cards[index] as HTMLElement)
      await expect(card.getByText(label as string)).toBeVisible()
      await expect(card.getByText(info as string)).toBeVisible()
      await expect(card.getByText('10 weeks')).toBeVisible()
    }
    await expect(
      canvas.getByRole('link', { name: 'View Details AWS Cloud Bootcamp' }),
    ).toHaveAttribute('href', '/bootcamps/aws')
  },
}

/** The length is in the language of the page; titles and descriptions are content. */
export const InArabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('10 أسابيع')).toHaveLength(4)
  },
}

/** The alert can be dismissed; the bootcamps stay. */
export const Unknown: Story = {
  parameters: { states: ['Bootcamps: an unknown slug'] },
  args: { isUnknown: true, bootcamps: bootcamps.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bootcamp not found')
  },
}

export const UnknownDismissed: Story = {
  args: Unknown.args,
  parameters: { states: ['Bootcamps: the alert dismissed'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
}

export const Empty: Story = {
  parameters: { states: ['Bootcamps: no bootcamps yet'] },
  args: { bootcamps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bootcamps yet.')).toBeVisible()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  args: { bootcamps: bootcamps.slice(0, 3) },
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}

export const Tablet: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { bootcamps: bootcamps.slice(0, 3) },
  globals: { viewport: { value: 'tablet' } },
  play: loaded,
}
