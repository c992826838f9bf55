import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dark } from '../../../docs/modes.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const codes = Array.from({ length: 10 }, (_, place) => `${place}XQ7-4B2M-K9TR-W5H${place}`)

const meta = {
  title: 'Surfaces/Account/RecoveryCodes',
  component: RecoveryCodes,
  args: { codes, onCopy: fn(async () => {}), onDownload: fn(), onDone: fn() },
  parameters: { maxWidth: 520 },
} satisfies Meta<typeof RecoveryCodes>

export default meta
type Story = StoryObj<typeof meta>

/** Copied and downloaded one a line. */
export const Shown: Story = {
  parameters: { ...dark, states: ['Security: recovery codes, shown once'] },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(/^Each of these codes/)).toHaveFocus())
    const list = canvas.getByRole('list', { name: 'Recovery codes' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy codes' }))
    await expect(args.onCopy).toHaveBeenCalledWith(codes.join('\n'))
    await userEvent.click(canvas.getByRole('button', { name: 'Download as text' }))
    await expect(args.onDownload).toHaveBeenCalledWith(`${codes.join('\n')}\n`)
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeDisabled()
  },
}

export const Kept: Story = {
  parameters: { states: ['Security: recovery codes kept'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I saved them' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

/** A warning, but closing is still possible. */
export const Leaving: Story = {
  args: { isLeaving: true },
  parameters: { states: ['Security: closing before the recovery codes are kept'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/not shown again/)
    await userEvent.click(canvas.getByRole('button', { name: 'Close Anyway' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** The codes run from left to right all the same. */
export const Arabic: Story = { tags: ['edge'], globals: { language: 'ar' } }
