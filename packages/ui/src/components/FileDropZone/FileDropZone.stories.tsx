import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { FileDropZone } from './FileDropZone.tsx'

const meta = {
  title: 'Components/Forms/FileDropZone',
  component: FileDropZone,
  args: {
    label: 'Drop certificates here',
    hint: 'JSON, PNG, SVG or PDF as they were downloaded. Up to 20 files of 10 MB.',
    accept: '.json,.png',
    onFiles: fn(),
  },
  parameters: { maxWidth: 576 },
} satisfies Meta<typeof FileDropZone>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const name = 'Drop certificates here or choose files'
const input = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>(name)
const zone = (canvas: Canvas) => input(canvas).closest('label') as HTMLElement
const file = (fileName: string) => new File(['{}'], fileName, { type: 'application/json' })

/** Files as browsers pass them; a dragged word without. */
function carrying(...files: File[]): DataTransfer {
  const data = new DataTransfer()
  for (const one of files) data.items.add(one)
  if (files.length === 0) data.setData('text/plain', 'CSN-1')
  return data
}

/**
 * The testing library's own events lose what a native `DataTransfer` contains. Returns whether the
 * browser would go on with its own.
 */
const drag = (
  type: string,
  element: Element,
  dataTransfer: DataTransfer,
  relatedTarget: Element | null = null,
) =>
  fireEvent(
    element,
    new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true }),
  )
const paste = (clipboardData: DataTransfer) =>
  fireEvent(
    document.body,
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )

/** Tab reaches the input; its hint is read with it. */
export const Rest: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(input(canvas)).toHaveFocus()
    await expect(input(canvas)).toHaveAccessibleDescription(
      'JSON, PNG, SVG or PDF as they were downloaded. Up to 20 files of 10 MB.',
    )
    await expect(input(canvas).multiple).toBe(true)
  },
}

/** Chosen in the browser's dialog, whatever their kind is; the same file may be chosen twice. */
export const Chosen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.upload(input(canvas), [file('a.json'), file('b.json')])
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'a.json' }),
      expect.objectContaining({ name: 'b.json' }),
    ])
    await expect(input(canvas).value).toBe('')
  },
}

/** Files hang over it: let go and they are taken. */
export const Over: Story = {
  play: async ({ canvas, args }) => {
    const dataTransfer = carrying(file('a.json'))
    await drag('dragenter', zone(canvas), dataTransfer)
    const edge = () => getComputedStyle(zone(canvas)).borderTopStyle
    await waitFor(() => expect(edge()).toBe('solid'))
    // Onto a part of it is still over it; out of it is not.
    await drag('dragleave', zone(canvas), dataTransfer, zone(canvas).firstElementChild)
    await expect(edge()).toBe('solid')
    await drag('dragleave', zone(canvas), dataTransfer, document.body)
    await waitFor(() => expect(edge()).toBe('dashed'))
    await expect(args.onFiles).not.toHaveBeenCalled()
    await drag('dragenter', zone(canvas), dataTransfer)
    await waitFor(() => expect(edge()).toBe('solid'))
  },
}

/** Dropped ones are handed on as chosen ones; a dragged word is not. */
export const Dropped: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await drag('drop', zone(canvas), carrying())
    await expect(args.onFiles).not.toHaveBeenCalled()
    await drag('drop', zone(canvas), carrying(file('a.json')))
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.json' })])
  },
}

/** What misses it is not opened by the browser, which would leave the page. */
export const Missed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(await drag('dragover', document.body, carrying(file('a.json')))).toBe(false)
    await expect(await drag('drop', document.body, carrying(file('a.json')))).toBe(false)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

/** A picture pasted anywhere on the page. */
export const Pasted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await paste(carrying())
    // Text programs put a picture of the text beside it.
    const both = carrying(file('a.png'))
    both.setData('text/plain', 'CSN-1')
    await paste(both)
    await expect(args.onFiles).not.toHaveBeenCalled()
    await paste(carrying(file('a.png')))
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.png' })])
  },
}

export const Single: Story = {
  args: { isMultiple: false, label: 'Drop a certificate here', chooseLabel: 'or choose a file' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const single = canvas.getByLabelText<HTMLInputElement>(
      'Drop a certificate here or choose a file',
    )
    await expect(single.multiple).toBe(false)
    await drag(
      'drop',
      single.closest('label') as HTMLElement,
      carrying(file('a.json'), file('b.json')),
    )
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.json' })])
  },
}

/** Keeps the focus, takes no more files. */
export const Busy: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(input(canvas)).toHaveFocus()
    await expect(input(canvas)).toHaveAttribute('aria-busy', 'true')
    // The browser opens no dialog.
    await expect(await fireEvent.click(input(canvas))).toBe(false)
    await drag('drop', zone(canvas), carrying(file('a.json')))
    await paste(carrying(file('a.png')))
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { error: 'These are 23 files. Please give at most 20 at a time.' },
  play: async ({ canvas }) => {
    await expect(input(canvas)).toBeInvalid()
    await expect(input(canvas)).toHaveAccessibleDescription(/^These are 23 files/)
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await expect(input(canvas)).toBeDisabled()
    await expect(getComputedStyle(input(canvas).closest('label') as Element).opacity).toBe('0.55')
    await drag('drop', zone(canvas), carrying(file('a.json')))
    await paste(carrying(file('a.png')))
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const Phone: Story = {
  args: { label: 'Drop Donaudampfschifffahrtsgesellschaftskapitänspatente here' },
  globals: { viewport: { value: 'phone' } },
}
