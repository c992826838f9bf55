import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { SearchFindings } from '../adapters/catalogueAdapter.ts'
import { arabicScreens } from '../messages/arabic.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { heldCall } from '../testing/retrying.tsx'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { SearchScreen } from './SearchScreen.tsx'
import { searchPaths } from './searchFixtures.ts'

const course: SearchFindings['results'][number] = {
  kind: 'course',
  title: 'Linux for the Cloud',
  slug: 'linux-for-cloud',
  context: null,
  lessonId: null,
  level: 'beginner',
  domain: 'cloud engineering',
  minutes: 150,
}
const nothing: SearchFindings = {
  results: [],
  counts: { course: 0, lesson: 0, lab: 0, bootcamp: 0, page: 0 },
  corrected: null,
  isPartial: false,
}
const finding = (findings: Partial<SearchFindings>): AdapterOverrides => ({
  catalogue: {
    search: async () => ({ ...nothing, ...findings }),
  },
})

const meta = {
  title: 'Screens/Search',
  component: SearchScreen,
  args: {
    words: 'linux',
    kind: undefined,
    action: '/search',
    searchHref: (words, kind) => `/search?q=${words}${kind ? `&kind=${kind}` : ''}`,
    onSearch: fn(),
    paths: searchPaths,
    browseHref: '/',
  },
  parameters: { layout: 'fullscreen', adapters: {} },
  decorators: [inScreenFrame],
} satisfies Meta<typeof SearchScreen>

export default meta
type Story = StoryObj<typeof meta>

/** For a visitor a lesson links to its course. */
export const Results: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Search: results'] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Results' }))
    const links = list.getAllByRole('link')
    await expect(links[0]).toHaveAttribute('href', '/course/linux-for-cloud')
    await expect(links[1]).toHaveTextContent('Lesson')
    await expect(links[1]).toHaveAttribute('href', '/course/linux-for-cloud')
    await expect(canvas.getByRole('link', { name: /^All \(\d+\)$/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** For a learner who is enrolled in its course the link opens the lesson itself. */
export const Enrolled: Story = {
  tags: ['edge'],
  parameters: {
    session: 'signed-in',
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Results' }))
    await expect(
      await list.findByRole('link', { name: /^The shell is a conversation/ }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/course\/linux-for-cloud\/lesson\//))
  },
}

export const OneKind: Story = {
  tags: ['edge'],
  args: { kind: 'lesson' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Results' }))
    for (const link of list.getAllByRole('link')) await expect(link).toHaveTextContent('Lesson')
    await expect(canvas.getByRole('link', { name: /^Lessons/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Mistyped: Story = {
  tags: ['edge'],
  args: { words: 'linx' },
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: finding({
      corrected: 'linux',
      counts: { course: 1, lesson: 0, lab: 0, bootcamp: 0, page: 0 },
      results: [course],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Showing results for “linux”\./)).toBeVisible()
  },
}

export const MostWords: Story = {
  tags: ['edge'],
  args: { words: 'linux zeppelin' },
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: finding({
      isPartial: true,
      counts: { course: 1, lesson: 0, lab: 0, bootcamp: 0, page: 0 },
      results: [course],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^1 result · Nothing has all of these words\./),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Linux for the Cloud/ })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { words: 'zeppelin' },
  parameters: {
    states: ['Search: nothing found'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing found for “zeppelin”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse courses and labs' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

const held = heldCall<SearchFindings>()

/** The screen, which searches for the typed words. */
const searching: Story['render'] = function Render(args) {
  const [words, setWords] = useState(args.words)
  return <SearchScreen {...args} words={words} onSearch={setWords} />
}

/**
 * Other words are being searched: the result for the earlier words is not shown for them, and the
 * field keeps the focus.
 */
export const OtherWords: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: { catalogue: { search: held.call } } satisfies AdapterOverrides,
  },
  args: { words: 'zeppelin' },
  render: searching,
  play: async ({ canvas }) => {
    const searchFor = async (words: string) => {
      await userEvent.clear(canvas.getByRole('searchbox'))
      await userEvent.type(canvas.getByRole('searchbox'), `${words}{Enter}`)
    }
    await held.respond(nothing)
    await expect(await canvas.findByText('Nothing found for “zeppelin”')).toBeVisible()
    await searchFor('linux')
    await expect(await canvas.findByText('Searching')).toBeInTheDocument()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByText(/^Nothing found/)).toBeNull()
    await held.respond({ ...nothing, results: [course], counts: { ...nothing.counts, course: 1 } })
    await expect(await canvas.findByText('1 result')).toBeVisible()
    await searchFor('tls')
    await expect(await canvas.findByText('Searching')).toBeInTheDocument()
    await expect(canvas.queryByText('1 result')).toBeNull()
    await held.respond(nothing)
    await expect(await canvas.findByText('Nothing found for “tls”')).toBeVisible()
  },
}

/** The first search is read out: the live region is there before it. */
export const FirstWords: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: finding({ results: [course], counts: { ...nothing.counts, course: 1 } }),
  },
  args: { words: '' },
  render: searching,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.type(canvas.getByRole('searchbox'), 'linux{Enter}')
    await waitFor(() => expect(status).toHaveTextContent('1 result'))
    await expect(status).toBeVisible()
  },
}

/** Nothing is requested before there are words. */
export const NoWords: Story = {
  args: { words: '' },
  parameters: {
    states: ['Search: no words yet'],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('What would you like to learn?')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), '  tls   handshake {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('tls handshake')
  },
}

export const Loading: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: { catalogue: { search: never } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Searching')).toBeInTheDocument()
  },
}

/** The words stay, so that the search can be tried again. */
export const Failed: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: { catalogue: { search: fails(500) } } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Search is not available right now.')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('linux')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: arabicScreens.search.title }),
    ).toBeVisible()
  },
}
