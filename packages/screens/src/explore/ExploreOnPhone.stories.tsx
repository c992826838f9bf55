import { noFilter } from '@rampart/contract/rules/catalogueFilter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ExploreWithFilter } from '../testing/ExploreWithFilter.tsx'
import { mapLinks } from '../testing/mapLinks.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { ExploreScreen } from './ExploreScreen.tsx'

const meta = {
  title: 'Screens/Explore on phones',
  component: ExploreScreen,
  decorators: [inScreenFrame],
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: {
    filter: { types: ['lab'], levels: ['beginner'], domains: ['devops'], sort: 'title' },
    onFilterChange: fn(),
    itemHref: ({ type, slug, path }) => `/${type}/${slug ?? path}`,
    mapLinks,
  },
  render: (args) => <ExploreWithFilter {...args} />,
} satisfies Meta<typeof ExploreScreen>

export default meta
type Story = StoryObj<typeof meta>

/**
 * The button counts all choices in the address, also the domain, which the sheet does not offer.
 */
export const SomeChosen: Story = {
  parameters: { states: ['Filters: small screens'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters (3)' })).toBeVisible()
    await expect(
      await canvas.findByText('No content found. Try adjusting the filters.'),
    ).toBeVisible()
  },
}

/** Clear All of the sheet removes the domain as well; the order stays. */
export const ClearAll: Story = {
  parameters: {
    states: ['Filters: Clear All empties all three'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (3)' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Clear All' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...noFilter, sort: 'title' })
    await expect(sheet.queryByRole('button', { name: 'Clear All' })).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: 'Show Results' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible())
    await waitFor(() => expect(canvasElement.querySelectorAll('li a h3')).toHaveLength(6))
  },
}
