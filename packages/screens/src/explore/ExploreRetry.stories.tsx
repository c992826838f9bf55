import { noFilter } from '@rampart/contract/rules/catalogueFilter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { CataloguePage } from '../adapters/catalogueAdapter.ts'
import { ExploreWithFilter } from '../testing/ExploreWithFilter.tsx'
import { manyItems } from '../testing/fixtures.ts'
import { mapLinks } from '../testing/mapLinks.ts'
import { catalogueAdapter } from '../testing/memory/catalogueAdapter.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { heldCall, inContent, retryByKeyboard } from '../testing/retrying.tsx'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { ExploreScreen } from './ExploreScreen.tsx'

const meta = {
  title: 'Screens/Explore, tried again',
  component: ExploreScreen,
  decorators: [inContent, inScreenFrame],
  args: {
    filter: noFilter,
    onFilterChange: fn(),
    itemHref: ({ type, slug, path }) => `/${type}/${slug ?? path}`,
    mapLinks,
  },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  render: (args) => <ExploreWithFilter {...args} />,
} satisfies Meta<typeof ExploreScreen>

export default meta
type Story = StoryObj<typeof meta>

const many = catalogueAdapter(() => manyItems(200))
const filtered = heldCall<CataloguePage>()

/** Loading the cards of a filter fails twice: Retry is busy meanwhile and keeps the focus. */
export const FilterRetriedByKeyboard: Story = {
  parameters: {
    adapters: {
      catalogue: {
        list: (filter, after) =>
          filter.types.length === 0 ? many.list(filter, after) : filtered.call(),
      },
    } satisfies AdapterOverrides,
  },
  play: async (context) => {
    const { canvas } = context
    await canvas.findAllByRole('heading', { level: 3 })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lab' }))
    const items = manyItems(5).filter(({ type }) => type === 'lab')
    await retryByKeyboard(context, filtered, { items, total: items.length, next: null })
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(items.length),
    )
  },
}

const first = heldCall<CataloguePage>()

/** An earlier failure without a filter is not shown for a filter that is loading. */
export const FilterAfterFailure: Story = {
  parameters: {
    adapters: { catalogue: { list: () => first.call() } } satisfies AdapterOverrides,
  },
  play: async ({ canvas, canvasElement }) => {
    await first.fail()
    await canvas.findByRole('button', { name: 'Retry' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lab' }))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument(),
    )
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument()
  },
}

const withoutExperts = manyItems(120).filter(({ level }) => level !== 'expert')

/** Clear All and the last Show more disappear when pressed: the focus stays with the results. */
export const FocusStaysWithResults: Story = {
  parameters: {
    adapters: {
      catalogue: {
        list: async () => ({ items: withoutExperts, total: withoutExperts.length, next: null }),
      },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    const results = await canvas.findByRole('region', { name: 'Courses and labs' })
    const inResults = within(results)
    const isKept = () => waitFor(() => expect(results.contains(document.activeElement)).toBe(true))
    const press = async (name: string) => {
      const button = await inResults.findByRole('button', { name })
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(button).not.toBeInTheDocument())
      await isKept()
    }
    await press('Show more')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Expert' }))
    await press('Clear All')
  },
}
