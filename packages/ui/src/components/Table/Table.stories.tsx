import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { besideBootstrapTables } from '../../docs/besideBaseStyles.tsx'
import { Card } from '../Card/Card.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { dark } from '../../docs/modes.ts'
import type { TableProps } from './Table.tsx'
import { Table } from './Table.tsx'

interface Session {
  id: string
  lab: string
  started: string
  status: 'Completed' | 'Failed'
  credits: number
}

const sessions: Session[] = [
  ['Build a Private VPC with Bastion Access', '2026-03-14', 'Completed', 9],
  ['Hunt an Intruder Through Your Logs', '2026-03-16', 'Failed', 112],
  ['Forge a JSON Web Token', '2026-02-27', 'Completed', 6],
].map(([lab, started, status, credits]) => ({ id: lab, lab, started, status, credits }) as Session)

const meta = {
  title: 'Components/Data/Table',
  component: Table,
  args: {
    caption: 'Lab sessions',
    rows: sessions,
    rowId: ({ id }) => id,
    columns: [
      { id: 'lab', title: 'Lab', cell: ({ lab }) => lab, sortBy: ({ lab }) => lab },
      {
        id: 'started',
        title: 'Started',
        cell: ({ started }) => <time dateTime={started}>{started}</time>,
        sortBy: ({ started }) => started,
      },
      {
        id: 'status',
        title: 'Status',
        cell: ({ status }) => (
          <Chip tone={status === 'Failed' ? 'critical' : 'success'}>{status}</Chip>
        ),
      },
      {
        id: 'credits',
        title: 'Credits',
        cell: ({ credits }) => credits,
        sortBy: ({ credits }) => credits,
        isNumeric: true,
      },
    ],
    onSortChange: fn(),
  } satisfies TableProps<Session> as unknown as TableProps<unknown>,
} satisfies Meta<typeof Table<unknown>>

export default meta
type Story = StoryObj<typeof meta>

const firstCells = (root: HTMLElement) =>
  within(root)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

/** Sorts by a press on a title, then the other way round; numbers are below each other. */
export const Sorted: Story = {
  parameters: dark,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('table', { name: 'Lab sessions' })).toBeVisible()
    const credits = canvas.getByRole('button', { name: 'Credits' })
    credits.focus()
    await userEvent.keyboard('{Enter}')
    await expect(firstCells(canvasElement)[0]).toBe('Forge a JSON Web Token')
    await userEvent.keyboard(' ')
    await expect(firstCells(canvasElement)[0]).toBe('Hunt an Intruder Through Your Logs')
    await expect(canvas.getByRole('columnheader', { name: 'Credits' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      columnId: 'credits',
      direction: 'descending',
    })
  },
}

/** Some rows are chosen: the box over them is neither on nor off. */
export const Selectable: Story = {
  args: {
    selection: {
      nameOf: (row) => (row as Session).lab,
      defaultSelectedIds: ['Forge a JSON Web Token'],
      onChange: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' })
    await waitFor(() => expect(all).toBePartiallyChecked())
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Select Build a Private VPC with Bastion Access' }),
    )
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith([
      'Forge a JSON Web Token',
      'Build a Private VPC with Bastion Access',
    ])
  },
}

/** One press chooses all rows, another one none. */
export const AllSelected: Story = {
  args: Selectable.args as typeof meta.args,
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' })
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(sessions.map(({ id }) => id))
  },
}

/**
 * Each row is a block of labeled values; a list sorts, as the titles are not seen. Nothing unseen
 * takes the focus.
 */
export const OnPhone: Story = {
  args: Selectable.args as typeof meta.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), [
      'Credits, descending',
    ])
    await expect(firstCells(canvasElement)[0]).toBe('Hunt an Intruder Through Your Logs')
    await expect(canvas.getByRole('columnheader', { name: 'Credits' })).toBeInTheDocument()
    const [head] = canvas.getAllByRole('rowgroup')
    canvas.getByRole('combobox', { name: 'Sort by' }).focus()
    await userEvent.tab()
    await expect(head).not.toContainElement(document.activeElement as HTMLElement)
    await expect(document.activeElement).toBe(canvas.getAllByRole('checkbox')[1])
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect()
      return top + height / 2
    }
    await expect(middle(canvas.getByRole('checkbox', { name: 'Select all' }))).toBeCloseTo(
      middle(canvas.getAllByText('Select all')[0] as Element),
      0,
    )
    await expect(
      middle(canvas.getByRole('checkbox', { name: 'Select Forge a JSON Web Token' })),
    ).toBeCloseTo(middle(canvas.getByRole('rowheader', { name: 'Forge a JSON Web Token' })), 0)
  },
}

/** The shape of three rows. */
export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
  },
}

/** Other rows are on their way: those that are there step back. */
export const LoadingMore: Story = { args: { isLoading: true } }

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** With a way onward. */
export const EmptyWithAction: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No lab sessions yet"
        headingLevel={3}
        action={<LinkButton href="#labs">Explore Labs</LinkButton>}
      >
        Each session that you start will be listed here.
      </EmptyState>
    ),
  } as Partial<TableProps<unknown>>,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'No lab sessions yet' })
    await expect(getComputedStyle(title).color).toBe(
      getComputedStyle(canvas.getByText('Lab sessions')).color,
    )
  },
}

/** Scrolls under its titles, by keyboard too. */
export const StickyHead: Story = {
  args: {
    hasStickyHead: true,
    rows: Array.from({ length: 30 }, (_, index) => ({
      ...sessions[index % 3],
      id: String(index),
      credits: index * 7,
    })),
  },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('group', { name: 'Lab sessions' })
    await expect(place).toHaveAttribute('tabindex', '0')
    const title = canvas.getByRole('columnheader', { name: 'Lab' })
    place.scrollTop = 400
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      place.getBoundingClientRect().top - 1,
    )
  },
}

/** In a card: without a frame of its own, its outer cells are at the card's edges. */
export const InACard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { frame: 'none' },
  decorators: [(Story) => <Card>{Story()}</Card>],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('table').closest('[data-frame]') as HTMLElement
    await expect(getComputedStyle(card).boxShadow).toBe('none')
    await expect(canvas.getByText('Lab sessions').getBoundingClientRect().left).toBe(
      canvas.getByRole('columnheader', { name: 'Lab' }).getBoundingClientRect().left,
    )
  },
}

/** Words wrap; one that cannot breaks. */
export const LongText: Story = {
  args: {
    rows: [
      {
        ...sessions[0],
        id: 'long',
        lab: 'Internationalisierungsorganisationszertifizierungsverfahren, from commits to signatures and back again',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** Columns begin at the right; numbers and their title end at the left. */
export const RightToLeft: Story = {
  args: { caption: 'جلسات المختبر', defaultSort: { columnId: 'credits', direction: 'ascending' } },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'Credits' }).getBoundingClientRect()
    const figure = canvas.getByText('112').getBoundingClientRect()
    await expect(Math.abs(title.left - figure.left)).toBeLessThan(12)
  },
}

/** A page of a longer table: what is chosen on others stays, and does not count for its box. */
export const OnePageOfMany: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    selection: {
      nameOf: (row) => (row as Session).lab,
      defaultSelectedIds: ['On another page'],
      onChange: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' })
    await expect(all).not.toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith([
      'On another page',
      ...sessions.map(({ id }) => id),
    ])
    await userEvent.click(all)
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(['On another page'])
    await expect(all).not.toBeChecked()
  },
}

/** Its caption stays above. */
export const BesideBaseStyles: Story = besideBootstrapTables
