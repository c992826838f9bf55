import type { ItemType } from '@rampart/contract/entities/values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { manyItems } from '../testing/fixtures.ts'
import { never } from '../testing/memoryAdapters.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { ScreenFrame } from '../testing/ScreenFrame.tsx'
import { ExploreScreen } from './ExploreScreen.tsx'
import { arabicScreens } from '../messages/arabic.ts'

const meta = {
  title: 'Screens/Explore',
  component: ExploreScreen,
  args: { types: [], onTypesChange: fn() },
  parameters: { layout: 'fullscreen', adapters: {} },
  render: function Render(args, { parameters }) {
    const [types, setTypes] = useState<readonly ItemType[]>(args.types)
    return (
      <ScreenFrame adapters={parameters['adapters'] as AdapterOverrides}>
        <ExploreScreen
          types={types}
          onTypesChange={(next) => {
            args.onTypesChange(next)
            setTypes(next)
          }}
        />
      </ScreenFrame>
    )
  },
} satisfies Meta<typeof ExploreScreen>

export default meta
type Story = StoryObj<typeof meta>

const titles = (root: HTMLElement) =>
  within(root)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

/** Everything, then by level and domain; Clear All brings all back. */
export const Filtering: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li a h3')).toHaveLength(6))
    await expect(within(canvas.getByRole('region', { name: 'Courses and labs' })).queryByRole('region')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Intermediate' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('li a h3')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'DevOps' }))
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Delivery Pipelines That Roll Back Themselves']))
    await userEvent.click(canvas.getByRole('button', { name: /Clear All/ }))
    await waitFor(() => expect(canvasElement.querySelectorAll('li a h3')).toHaveLength(6))
  },
}

/** Chosen by the address: /?type=lab. */
export const TypeFromAddress: Story = {
  args: { types: ['lab'] },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Build a Private VPC with Bastion Access', 'Hunt an Intruder Through Your Logs']))
    await expect(canvas.getByRole('checkbox', { name: 'Lab' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lab' }))
    await expect(args.onTypesChange).toHaveBeenCalledWith([])
  },
}

/** Three skeleton cards. */
export const Loading: Story = {
  parameters: { adapters: { catalogue: { list: never } } satisfies AdapterOverrides },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading courses and labs')).toBeInTheDocument()
  },
}

/** The server's words, and a way to try again that works. */
export const FetchFailure: Story = {
  parameters: {
    adapters: {
      catalogue: {
        list: fn()
          .mockRejectedValueOnce(new AdapterError({ status: 500 }))
          .mockResolvedValue([]),
      },
    } satisfies AdapterOverrides,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Failed to fetch content' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { adapters: { catalogue: { list: async () => [] } } satisfies AdapterOverrides },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'No content available.' })).toBeVisible()
  },
}

/** Filters that leave nothing say so, with a way out. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'DevOps' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Expert' }))
    await expect(await canvas.findByText('No content found. Try adjusting the filters.')).toBeVisible()
  },
}

/** Sixty cards at a time; the rest follow the scrolling, or the button. */
export const LargeCatalogue: Story = {
  parameters: { adapters: { catalogue: { list: async () => manyItems(70) } } satisfies AdapterOverrides, pictures: [] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li a h3').length).toBeGreaterThanOrEqual(60))
    await waitFor(async () => {
      canvas.queryByRole('button', { name: 'Show more' })?.click()
      await expect(canvasElement.querySelectorAll('li a h3')).toHaveLength(70)
    })
  },
}

/** Right to left, in another script; course texts stay in the language they were written in. */
export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: arabicScreens.explore.title })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Zero Trust Foundations for Hybrid Networks' })).toBeVisible()
  },
}
