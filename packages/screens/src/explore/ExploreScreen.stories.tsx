import { noFilter } from '@rampart/contract/rules/catalogueFilter'
import type { LearnerMap } from '@rampart/contract/entities/learnerMap'
import type { CatalogueFilter } from '@rampart/contract/rules/catalogueFilter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { ExploreWithFilter } from '../testing/ExploreWithFilter.tsx'
import { expectHeading } from '../testing/expectHeading.ts'
import { manyItems } from '../testing/fixtures.ts'
import { mapLinks } from '../testing/mapLinks.ts'
import { catalogueAdapter } from '../testing/memory/catalogueAdapter.ts'
import { fieldRefusal, refusal } from '../testing/memory/refusals.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { ExploreScreen } from './ExploreScreen.tsx'
import { arabicScreens } from '../messages/arabic.ts'

const meta = {
  title: 'Screens/Explore',
  component: ExploreScreen,
  args: {
    filter: noFilter,
    onFilterChange: fn(),
    itemHref: ({ type, slug, path }) => `/${type}/${slug ?? path}`,
    mapLinks,
  },
  parameters: { layout: 'fullscreen', adapters: {} },
  decorators: [inScreenFrame],
  render: (args) => <ExploreWithFilter {...args} />,
} satisfies Meta<typeof ExploreScreen>

export default meta
type Story = StoryObj<typeof meta>

const titles = (root: HTMLElement) =>
  within(root)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

/** As the site does before the first paint: heroes keep space for a learner's own parts. */
const keepRoom = () => {
  const { dataset } = document.documentElement
  dataset['session'] = 'signed-in'
  ownMap.mockClear()
  return () => {
    delete dataset['session']
  }
}

const ownMap = fn(async (): Promise<LearnerMap> => ({
  courses: [
    {
      slug: 'zero-trust-foundations',
      title: 'Zero Trust Foundations for Hybrid Networks',
      domain: 'cybersecurity',
      progress: 40,
      completedAt: null,
      nextLesson: { _id: 'lesson-4', title: 'Reading permissions', number: 4 },
      credential: null,
    },
  ],
  labs: [
    {
      path: 'private-vpc',
      title: 'Build a Private VPC with Bastion Access',
      domain: 'cloud engineering',
      solvedAt: '2026-11-01T09:00:00.000Z',
    },
  ],
}))

/** The catalogue is the same for everyone; the browser requests the learner's own data. */
export const KnowsTheLearner: Story = {
  parameters: {
    session: 'signed-in',
    adapters: { learning: { map: ownMap } } satisfies AdapterOverrides,
    states: ['Explore: signed in: cards know the learner'],
    chromatic: { disableSnapshot: true },
  },
  beforeEach: keepRoom,
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('Solved')
    await expect(mark.closest('a')).toHaveAttribute('href', '/lab/private-vpc')
    await expect(
      canvas.getByRole('link', { name: /40% done.*Zero Trust Foundations/ }),
    ).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Your Map' })).toBeVisible())
    await expect(ownMap).toHaveBeenCalledTimes(1)
  },
}

/** A link to continue, and the map in words: each light with its page and its proof. */
export const OwnMap: Story = {
  parameters: {
    session: 'signed-in',
    states: ['Explore: signed in: the learner’s map'],
  },
  beforeEach: keepRoom,
  play: async ({ canvas }) => {
    const onward = await canvas.findByRole('link', { name: /^Continue: lesson \d+, / })
    await expect(onward).toHaveAttribute('href', expect.stringContaining('/lesson/'))
    await userEvent.click(canvas.getByRole('button', { name: 'Your Map' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your map' }, { timeout: 10_000 })
    await expect(
      within(dialog).getByRole('link', { name: 'Certificate Incident Response 101' }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/cert\/view\//))
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Download Picture' })).toBeVisible(),
    )
  },
}

/** A learner who has not begun anything has a map too. */
export const EmptyMap: Story = {
  tags: ['edge'],
  parameters: {
    session: 'signed-in',
    chromatic: { disableSnapshot: true },
    adapters: {
      learning: { map: async () => ({ courses: [], labs: [] }) },
    } satisfies AdapterOverrides,
  },
  beforeEach: keepRoom,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your Map' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your map' }, { timeout: 10_000 })
    await waitFor(() => expect(within(dialog).getByText('Nothing is lit yet.')).toBeVisible())
    await expect(within(dialog).queryByRole('button', { name: 'Download Picture' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Continue/ })).toBeNull()
  },
}

/** A visitor's browser requests no learner's data. */
export const Visitor: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: { learning: { map: ownMap } } satisfies AdapterOverrides,
  },
  beforeEach: () => void ownMap.mockClear(),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 3 })
    await expect(canvas.queryByText('Solved')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Your Map' })).toBeNull()
    await expect(ownMap).not.toHaveBeenCalled()
  },
}

/** Everything, then by level and domain; Clear All brings all back. */
export const Filtering: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Filters: some chosen'],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li a h3')).toHaveLength(6))
    await expect(
      within(canvas.getByRole('region', { name: 'Courses and labs' })).queryByRole('region'),
    ).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Intermediate' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('li a h3')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'DevOps' }))
    await waitFor(() =>
      expect(titles(canvasElement)).toEqual(['Delivery Pipelines That Roll Back Themselves']),
    )
  },
}

/** Clear All brings everything back. */
export const FilteringCleared: Story = {
  ...Filtering,
  parameters: {
    ...Filtering.parameters,
    states: ['Filters: Clear All empties all three'],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await Filtering.play?.(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('button', { name: /Clear All/ }))
    await waitFor(() => expect(canvasElement.querySelectorAll('li a h3')).toHaveLength(6))
  },
}

/** Chosen by the address: /?type=lab. */
export const TypeFromAddress: Story = {
  parameters: { states: ['Explore: type by address'] },
  args: { filter: { ...noFilter, types: ['lab'] } },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() =>
      expect(titles(canvasElement)).toEqual([
        'Build a Private VPC with Bastion Access',
        'Hunt an Intruder Through Your Logs',
      ]),
    )
    await expect(canvas.getByRole('checkbox', { name: 'Lab' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lab' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter)
  },
}

/** Three skeleton cards. */
export const Loading: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Explore: loading'],
    adapters: { catalogue: { list: never } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading courses and labs')).toBeInTheDocument()
  },
}

/** The server's words, and a way to try again that works. */
export const FetchFailure: Story = {
  parameters: {
    states: ['Explore: failure without words'],
    adapters: { catalogue: { list: fails(500) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Failed to fetch content', 3)
  },
}

export const Empty: Story = {
  parameters: {
    states: ['Explore: empty'],
    adapters: { catalogue: catalogueAdapter(() => []) } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'No content available.', 3)
  },
}

/** Filters without a result: a message, and a button to clear them. */
export const NothingFound: Story = {
  parameters: { states: ['Explore: nothing left'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'DevOps' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Expert' }))
    await expect(
      await canvas.findByText('No content found. Try adjusting the filters.'),
    ).toBeVisible()
  },
}

const many = catalogueAdapter(() => manyItems(200))

const cards = (root: HTMLElement) => root.querySelectorAll('li a h3').length

/**
 * Sixty cards at a time from the server; the others follow on scrolling, or by the button, to the
 * last one.
 */
export const LargeCatalogue: Story = {
  parameters: {
    states: ['Explore: a large catalogue', 'Explore: the end of the list'],
    adapters: { catalogue: many } satisfies AdapterOverrides,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement)).toBeGreaterThanOrEqual(60))
    await expect(canvas.getByRole('status')).toHaveTextContent('200 results')
    for (const count of [120, 180, 200])
      await waitFor(async () => {
        if (cards(canvasElement) < count)
          canvas.queryByRole('button', { name: 'Show more' })?.click()
        await expect(cards(canvasElement)).toBeGreaterThanOrEqual(count)
      })
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
    await expect(new Set(titles(canvasElement)).size).toBe(200)
    // A picture of the whole page shows the first sixty, in a window of any height.
    const isDrawn = [...canvasElement.querySelectorAll('li h3')].map((title) =>
      title.checkVisibility({ contentVisibilityAuto: true }),
    )
    await expect(isDrawn.slice(0, 60)).not.toContain(false)
    await expect(isDrawn.slice(60)).toContain(false)
  },
}

/** An older server sends everything at once: still sixty are shown at a time. */
export const WholeCatalogueAtOnce: Story = {
  parameters: {
    states: ['Explore: a large catalogue'],
    adapters: {
      catalogue: { list: async () => ({ items: manyItems(70), total: 70, next: null }) },
    } satisfies AdapterOverrides,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement)).toBeGreaterThanOrEqual(60))
    await waitFor(async () => {
      canvas.queryByRole('button', { name: 'Show more' })?.click()
      await expect(cards(canvasElement)).toBe(70)
    })
    // All items are known, so filters make no calls.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lab' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('24 results'))
    await expect(cards(canvasElement)).toBe(24)
  },
}

/** The next cards are loading. */
export const LoadingMore: Story = {
  parameters: {
    states: ['Explore: more are loading'],
    adapters: {
      catalogue: {
        list: (filter, after) => (after === null ? many.list(filter, after) : never()),
      },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show more|Loading more/ }))
    await expect(await canvas.findByRole('button', { name: 'Loading more...' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(cards(canvasElement)).toBe(60)
  },
}

let failures = 0

/** Loading the next cards fails, in the server's words, and the earlier cards stay. */
export const MoreFail: Story = {
  parameters: {
    states: ['Explore: more failed'],
    adapters: {
      catalogue: {
        list: (filter, after) => {
          if (after === null) return many.list(filter, after)
          failures += 1
          return failures === 1 ? Promise.reject(refusal('unavailable')) : many.list(filter, after)
        },
      },
    } satisfies AdapterOverrides,
  },
  beforeEach: () => {
    failures = 0
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.queryByRole('button', { name: 'Show more' })?.click()
    await waitFor(async () => {
      canvas.queryByRole('button', { name: 'Show more' })?.click()
      await expect(
        canvas.getByText('The service is not available at the moment. Please try again soon.'),
      ).toBeInTheDocument()
    })
    await expect(cards(canvasElement)).toBe(60)
    await expect(failures).toBe(1)
  },
}

/** Retry loads the next cards, each once. */
export const MoreFailRetried: Story = {
  ...MoreFail,
  tags: ['edge'],
  parameters: {
    ...MoreFail.parameters,
    states: [],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await MoreFail.play?.(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(cards(canvasElement)).toBeGreaterThanOrEqual(120))
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    await expect(new Set(titles(canvasElement)).size).toBe(cards(canvasElement))
  },
}

let outdated = 0

/**
 * The server no longer knows the cursor of the next cards: Retry begins again from the first page,
 * and continues.
 */
export const OutdatedPlace: Story = {
  tags: ['edge'],
  parameters: {
    adapters: {
      catalogue: {
        list: async (filter, after) => {
          if (after === 'gone') {
            outdated += 1
            throw fieldRefusal('after', 'cursor_invalid')
          }
          const page = await many.list(filter, after)
          return after === null && outdated === 0 ? { ...page, next: 'gone' } : page
        },
      },
    } satisfies AdapterOverrides,
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    outdated = 0
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => {
      // Pressed by a person and at the same time by the end of the list that comes near: one call.
      const more = canvas.queryByRole('button', { name: 'Show more' })
      more?.click()
      more?.click()
      await expect(canvas.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
    })
    await expect(cards(canvasElement)).toBe(60)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(async () => {
      canvas.queryByRole('button', { name: 'Show more' })?.click()
      await expect(cards(canvasElement)).toBeGreaterThanOrEqual(120)
    })
    await expect(outdated).toBe(1)
  },
}

const isAll = ({ types, levels, domains }: CatalogueFilter) =>
  types.length + levels.length + domains.length === 0

/**
 * Known items of a filter are shown at once; a mark says that the others are loading, and moves
 * nothing.
 */
export const FilteringBusy: Story = {
  parameters: {
    states: ['Filters: the server is asked'],
    adapters: {
      catalogue: {
        list: (filter, after) => (isAll(filter) ? many.list(filter, after) : never()),
      },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement)).toBe(60))
    const topOfCards = () =>
      canvas.getAllByRole('heading', { level: 3 })[0]?.closest('ul')?.getBoundingClientRect().top
    const before = topOfCards()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lab' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Filtering courses and labs'),
    )
    await expect(cards(canvasElement)).toBe(20)
    await expect(topOfCards()).toBe(before)
  },
}

/** The filter is cleared before the response: the earlier cards are there at once. */
export const FilteringBusyTakenBack: Story = {
  ...FilteringBusy,
  tags: ['edge'],
  parameters: {
    ...FilteringBusy.parameters,
    states: [],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await FilteringBusy.play?.(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lab' }))
    await waitFor(() => expect(cards(canvasElement)).toBe(60))
    await expect(canvas.getByRole('status')).toHaveTextContent('200 results')
  },
}

const answers = new Map<string, () => void>()

/** Of two quick choices the last one counts, even if its response comes first. */
export const LastTickCounts: Story = {
  tags: ['edge'],
  parameters: {
    adapters: {
      catalogue: {
        list: async (filter, after) => {
          if (!isAll(filter))
            await new Promise<void>((resolve) => answers.set(filter.levels.join(), resolve))
          return many.list(filter, after)
        },
      },
    } satisfies AdapterOverrides,
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => answers.clear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Beginner' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Expert' }))
    await waitFor(() => expect([...answers.keys()]).toEqual(['beginner', 'beginner,expert']))
    answers.get('beginner,expert')?.()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('133 results'))
    answers.get('beginner')?.()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Expert' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('67 results'))
  },
}

/** A filter whose items cannot be loaded says so; without it, the earlier cards are back. */
export const FilterFails: Story = {
  tags: ['edge'],
  parameters: {
    adapters: {
      catalogue: {
        list: (filter, after) =>
          isAll(filter)
            ? many.list(filter, after)
            : Promise.reject(new AdapterError({ status: 500 })),
      },
    } satisfies AdapterOverrides,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Lab' }))
    await expect(await canvas.findByText('Failed to fetch content')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lab' }))
    await waitFor(() => expect(cards(canvasElement)).toBe(60))
  },
}

/** Another order makes a new call, and stays when filters are cleared. */
export const Sorted: Story = {
  args: { filter: { ...noFilter, sort: 'title' } },
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(cards(canvasElement)).toBeGreaterThan(3))
    await expect(canvas.getByRole('radio', { name: 'A to Z' })).toBeChecked()
    const titles = canvas
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    await expect(titles).toEqual(titles.toSorted())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lab' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ types: ['lab'], sort: 'title' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...noFilter, sort: 'title' })
  },
}

/** Right to left, in another script; course texts stay in the language they were written in. */
export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: arabicScreens.explore.title }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('heading', { name: 'Zero Trust Foundations for Hybrid Networks' }),
    ).toBeVisible()
  },
}
