import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SearchResult } from '@rampart/contract/entities/searchResult'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { SearchDialog } from './SearchDialog.tsx'
import { searchPaths } from './searchFixtures.ts'

const meta = {
  title: 'Screens/Search/Dialog',
  component: SearchDialog,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    searchHref: (words) => `/search?q=${words}`,
    paths: searchPaths,
  },
  parameters: { layout: 'fullscreen', adapters: {} },
  decorators: [inScreenFrame],
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return <SearchDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
  },
} satisfies Meta<typeof SearchDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The dialog, once its opening animation is over. */
const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Search the site' })
  await waitFor(() => expect(within(dialog).getByRole('searchbox')).toBeVisible())
  await waitFor(() => expect(dialog.parentElement?.dataset['entering']).toBeUndefined())
  return within(dialog)
}

const type = async (words: string) => {
  const dialog = await opened()
  await userEvent.type(dialog.getByRole('searchbox'), words)
  return dialog
}

/** Results by kind, the best result's kind first; at the end a link to all of them on a page. */
export const Found: Story = {
  parameters: { states: ['Search dialog: results by kind'] },
  play: async () => {
    const dialog = await type('linux')
    const item = await dialog.findByRole('menuitem', { name: /^The shell is a conversation/ })
    await expect(item).toHaveAttribute('href', '/course/linux-for-cloud')
    await expect(dialog.getByRole('menuitem', { name: 'All results for “linux”' })).toHaveAttribute(
      'href',
      '/search?q=linux',
    )
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^\d+ results?$/))
  },
}

export const NothingFound: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  play: async () => {
    const dialog = await type('zeppelin')
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('0 results'))
    await expect(dialog.getByRole('menuitem', { name: 'All results for “zeppelin”' })).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText(/The beginning of a word is enough/)).toBeVisible())
  },
}

const result = (kind: SearchResult['kind'], title: string): SearchResult => ({
  kind,
  title,
  lang: 'en',
  slug: title.toLowerCase(),
  context: null,
  lessonId: null,
  level: null,
  domain: null,
  minutes: null,
})

const findings = (...results: SearchResult[]) => ({
  results,
  counts: { course: 0, lesson: 0, lab: 0, bootcamp: 0, page: 0 },
  corrected: null,
  isPartial: false,
})

/** Kinds change their order while somebody types, also pages of help: each is there once. */
export const Reordered: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: {
      catalogue: {
        search: async (words) =>
          words === 'net'
            ? findings(result('page', 'Privacy'), result('lab', 'Nets'), result('page', 'Terms'))
            : findings(result('lab', 'Networks'), result('page', 'Privacy')),
      },
    } satisfies AdapterOverrides,
  },
  play: async () => {
    const dialog = await type('net')
    const labels = () => dialog.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(labels()).toEqual(['Privacy', 'Terms', 'Nets', 'All results for “net”']),
    )
    await userEvent.type(dialog.getByRole('searchbox'), 'w')
    await waitFor(() => expect(labels()).toEqual(['Networks', 'Privacy', 'All results for “netw”']))
  },
}

/** Enter opens the first result, even if the search before had a lower one of them first. */
export const FirstOfAnotherSearch: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: {
      catalogue: {
        search: async (words) =>
          words === 'tls'
            ? findings(result('lab', 'Old'), result('lab', 'Older'))
            : findings(result('lab', 'New'), result('lab', 'Old')),
      },
    } satisfies AdapterOverrides,
  },
  play: async () => {
    const dialog = await type('tls')
    await dialog.findByRole('menuitem', { name: 'Older' })
    await userEvent.clear(dialog.getByRole('searchbox'))
    await dialog.findByText(/The beginning of a word is enough/)
    await userEvent.type(dialog.getByRole('searchbox'), 'net')
    const first = await dialog.findByRole('menuitem', { name: 'New' })
    await expect(dialog.getAllByRole('menuitem')[0]).toBe(first)
    await waitFor(() =>
      expect(dialog.getByRole('searchbox')).toHaveAttribute('aria-activedescendant', first.id),
    )
  },
}

/**
 * Pages of the site that are not content, found by their names and by words for what is on them.
 */
export const Places: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, session: 'signed-in' },
  play: async () => {
    const dialog = await type('certificates')
    const place = await dialog.findByRole('menuitem', { name: 'Credentials' })
    await expect(dialog.getAllByRole('menuitem')[0]).toBe(place)
    await expect(place).toHaveAttribute('href', '/my-learning/credentials')
    await expect(dialog.queryByRole('menuitem', { name: 'Sign In' })).toBeNull()
  },
}

/** Without a session, pages that need an account are not offered. */
export const PlacesOfVisitors: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await type('account')
    await expect(await dialog.findByRole('menuitem', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/signin',
    )
    await expect(dialog.queryByRole('menuitem', { name: 'My Profile' })).toBeNull()
  },
}

/** Earlier searches on this device; deleted on logging out, or here. */
export const Recent: Story = {
  parameters: {
    adapters: {
      drafts: { read: () => JSON.stringify(['tls handshake', 'kubernetes']) },
    } satisfies AdapterOverrides,
    states: ['Search dialog: recent searches'],
  },
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText('Recent searches')).toBeVisible())
    await expect(dialog.getByRole('menuitem', { name: 'tls handshake' })).toHaveAttribute(
      'href',
      '/search?q=tls handshake',
    )
  },
}

const write = fn<(key: string, text: string) => void>()

/** Chosen before the pause in typing: the typed words are stored, not the earlier ones. */
export const KeptAtOnce: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: { drafts: { write } } satisfies AdapterOverrides,
  },
  play: async () => {
    const stay = (event: Event) => event.preventDefault()
    addEventListener('click', stay, { capture: true })
    const dialog = await type('tls')
    await userEvent.click(await dialog.findByRole('menuitem', { name: 'All results for “tls”' }))
    removeEventListener('click', stay, { capture: true })
    await expect(write).toHaveBeenLastCalledWith('searches', JSON.stringify(['tls']))
  },
}

export const Busy: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: { catalogue: { search: never } } satisfies AdapterOverrides,
  },
  play: async () => {
    const dialog = await type('linux')
    await waitFor(() =>
      expect(dialog.getByRole('menuitem', { name: 'All results for “linux”' })).toBeVisible(),
    )
    await expect(dialog.getByRole('status')).toHaveTextContent('')
  },
}

/** The link to the page stays, where the search can be tried again. */
export const Failed: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    adapters: {
      catalogue: {
        search: async () => {
          throw new TypeError('Failed to fetch')
        },
      },
    } satisfies AdapterOverrides,
  },
  play: async () => {
    const dialog = await type('linux')
    await waitFor(() =>
      expect(dialog.getByText('Search is not available right now.')).toBeVisible(),
    )
  },
}
