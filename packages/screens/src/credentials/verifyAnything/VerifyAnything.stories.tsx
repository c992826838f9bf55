import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { never } from '../../testing/memoryAdapters.ts'
import { heldCall, retryByKeyboard } from '../../testing/retrying.tsx'
import { jsonFile, pdfFile, pngFile, svgFile } from './files.fixtures.ts'
import {
  args,
  choose,
  decorators,
  enter,
  field,
  genuine,
  json,
  render,
  verdict,
  zone,
} from './storyParts.tsx'
import type { Canvas } from './storyParts.tsx'
import { VerifyAnything } from './VerifyAnything.tsx'
import { VerifyAnythingPanel } from './VerifyAnythingPanel.tsx'

const meta = {
  title: 'Screens/Verify anything',
  component: VerifyAnything,
  args,
  parameters: { layout: 'fullscreen', adapters: {} },
  decorators,
  render,
} satisfies Meta<typeof VerifyAnything>

export default meta
type Story = StoryObj<typeof meta>

const text = JSON.stringify(json)

/**
 * Checks that the part is as high as the space that was kept for it, so that nothing below it
 * moved.
 */
async function keepsItsPlace(canvas: Canvas): Promise<void> {
  const place = (await field(canvas)).closest('section')?.lastElementChild as HTMLElement
  await expect(place.getBoundingClientRect().height).toBeCloseTo(
    Number.parseFloat(getComputedStyle(place).minHeight),
    0,
  )
}

/** What can be given, and what happens with it. */
export const Empty: Story = {
  parameters: { states: ['Verify anything: empty'] },
  play: async ({ canvas }) => {
    await keepsItsPlace(canvas)
    await expect(await zone(canvas)).toHaveAccessibleDescription(/Up to 20 files of 10 MB/)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await field(canvas)).toHaveAccessibleDescription('Please enter an ID or a link.')
    await userEvent.type(await field(canvas), 'C')
    await expect(await field(canvas)).toBeValid()
    await userEvent.clear(await field(canvas))
  },
}

export const EmptyPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => keepsItsPlace(canvas),
}

export const EmptyTablet: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => keepsItsPlace(canvas),
}

/** Until the part has arrived. */
export const Loading: Story = {
  args: { load: never },
  parameters: {
    states: ['Verify anything: the part is loading'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeInTheDocument()
  },
}

/** After Clear everything is as before, and the focus is at the beginning. */
export const Cleared: Story = {
  parameters: { states: ['Verify anything: cleared'] },
  play: async ({ canvas }) => {
    await enter(canvas, 'CSN-DEMO000001')
    await verdict(canvas, genuine)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.queryByRole('region', { name: 'Result' })).toBeNull()
    await expect(await field(canvas)).toHaveValue('')
    await expect(await zone(canvas)).toHaveFocus()
  },
}

/** Each kind of file, under any name. */
export const EachKind: Story = {
  parameters: {
    states: ['Verify anything: each kind of file and of text'],
  },
  play: async ({ canvas }) => {
    for (const file of [
      pngFile(text),
      svgFile(text),
      pdfFile(text),
      jsonFile(json, 'holiday.jpg'),
      pngFile(text, 'noname'),
    ]) {
      await choose(canvas, file)
      // The code that reads PDF files is loaded with the first one.
      await expect(
        await canvas.findByRole('heading', { level: 4, name: genuine }, { timeout: 20_000 }),
      ).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    }
  },
}

/**
 * Typed or pasted: an ID, a link, the text of a file. What was typed stays, and the focus moves to
 * the result.
 */
export const EachText: Story = {
  parameters: {
    states: ['Verify anything: each kind of file and of text'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    for (const words of [
      ' csn-demo000001 ',
      'https://rampart.example/cert/view/CSN-DEMO000001',
      text,
    ]) {
      await enter(canvas, words)
      await expect(await verdict(canvas, genuine)).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Result' })).toHaveFocus()
      await expect(await field(canvas)).toHaveValue(words)
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    }
  },
}

/** The part itself could not be loaded; another try may. */
export const NotLoaded: Story = {
  parameters: { states: ['Verify anything: the part cannot be loaded'] },
  args: { load: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part of the page could not be loaded')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled())
  },
}

const heldPanel = heldCall<typeof VerifyAnythingPanel>()

/** The focus is not lost. */
export const RetriedByKeyboard: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { load: heldPanel.call },
  play: async (context) => {
    await retryByKeyboard(context, heldPanel, VerifyAnythingPanel)
    await expect(await field(context.canvas)).toBeVisible()
  },
}
