import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 12, onChange: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

/** First, last and neighbors; dots for the rest. */
export const Middle: Story = {
  parameters: dark,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Page 5', current: 'page' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Page 8' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 6' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(6)
  },
}

/** At the end Next stays where it is, and so does the focus. */
export const ReachesTheEnd: Story = {
  args: { page: 11 },
  render: function Render(args) {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onChange={setPage} />
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Page 12', current: 'page' })).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Page 12', current: 'page' })).toBeVisible()
  },
}

/** Links with addresses; the one before the first leads nowhere. */
export const Links: Story = {
  args: { page: 1, pageCount: 5, hrefOf: (page: number) => `#page-${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3')
    await expect(canvas.getByRole('link', { name: 'Previous' })).not.toHaveAttribute('href')
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-2')
  },
}

/** Words instead of numbers. */
export const OnPhone: Story = {
  args: { page: 3 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3 of 12')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).toBeNull()
  },
}

/** The next page is on its way; nothing can be pressed. */
export const Busy: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('navigation')).toHaveAttribute('aria-busy', 'true')
  },
}

/** Numbers of thousands keep to one line. */
export const LongNumbers: Story = { args: { page: 1204, pageCount: 24_380 } }

/** One page needs no way to others. */
export const Empty: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** A page after the end, as when a list has become shorter, and parts of pages. */
export const BeyondTheEnd: Story = {
  args: { page: 20.5, pageCount: 11.5 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Page 12', current: 'page' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(11)
  },
}

/** The length of the list is unknown: nothing is shown. */
export const NoNumber: Story = {
  args: { pageCount: Number.NaN },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** Arrows turn with the reading direction. */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'التالي' })).toBeVisible()
  },
}

/** As a router does: the browser stays on the page. */
function handleLinks() {
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  return () => document.removeEventListener('click', stay)
}

/** While a page is on its way its link keeps the focus, and at the end Next does. */
export const LinksKeepFocus: Story = {
  args: { page: 10, hrefOf: (page: number) => `#page-${page}` },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: handleLinks,
  render: function Render(args) {
    const [page, setPage] = useState(args.page)
    const [next, setNext] = useState<number>()
    return (
      <>
        <Pagination {...args} page={page} onChange={setNext} isPending={next !== undefined} />
        <button
          type="button"
          onClick={() => {
            setPage(next ?? page)
            setNext(undefined)
          }}
        >
          Arrive
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    for (const page of ['Page 11', 'Page 12']) {
      const next = canvas.getByRole('link', { name: 'Next' })
      next.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus()
      await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled')
      canvas.getByRole('button', { name: 'Arrive' }).click()
      await expect(await canvas.findByRole('link', { name: page, current: 'page' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus()
    }
  },
}

/** With a key that opens a new tab, or by another button, this page stays as it is. */
export const OpenedElsewhere: Story = {
  args: { hrefOf: (page: number) => `#page-${page}` },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: handleLinks,
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Page 6' })
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      fireEvent.click(link, { [key]: true })
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(link)
    await expect(args.onChange).toHaveBeenLastCalledWith(6)
  },
}
