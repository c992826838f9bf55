import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { filterOptions } from '../FilterPanel/filterFixture.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { keptByStory } from '../../../docs/choicesOf.ts'
import { FilterSheet } from './FilterSheet.tsx'

const meta = {
  title: 'Surfaces/Catalogue/FilterSheet',
  component: FilterSheet,
  argTypes: keptByStory('isOpen'),
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    type: { options: filterOptions.type, value: ['lab'], onChange: fn() },
    level: { options: filterOptions.level, value: [], onChange: fn() },
    onClearAll: fn(),
    results: '12 results',
  },
  globals: { viewport: { value: 'phone' } },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const [type, setType] = useState([...args.type.value])
    const [level, setLevel] = useState([...args.level.value])
    return (
      <>
        <Button variant="outline" onPress={() => setOpen(true)}>
          Filters
        </Button>
        <FilterSheet
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          type={{ ...args.type, value: type, onChange: setType }}
          level={{ ...args.level, value: level, onChange: setLevel }}
          onClearAll={
            type.length + level.length > 0
              ? () => {
                  setType([])
                  setLevel([])
                  args.onClearAll?.()
                }
              : undefined
          }
        />
      </>
    )
  },
} satisfies Meta<typeof FilterSheet>

export default meta
type Story = StoryObj<typeof meta>

/** Type and Level alone; the buttons stay in sight. */
export const Open: Story = {
  parameters: { ...darkAndMirrored, states: ['Filters: the sheet, 70% of the viewport high'] },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(
      sheet.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['Type', 'Level'])
    await expect(sheet.getByRole('checkbox', { name: 'Lab' })).toBeChecked()
    await expect(sheet.getByRole('status')).toHaveTextContent('12 results')
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Clear All' })).toBeVisible())
  },
}

/**
 * One press empties all groups; the button disappears, everything else keeps its place, and the
 * focus stays in the sheet.
 */
export const ClearAll: Story = {
  parameters: {
    states: ['Filters: Clear All empties all three'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const clear = sheet.getByRole('button', { name: 'Clear All' })
    const topOf = () => sheet.getByRole('status').offsetTop
    const before = topOf()
    await userEvent.click(clear)
    await expect(args.onClearAll).toHaveBeenCalledOnce()
    await expect(sheet.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await expect(clear).not.toBeInTheDocument()
    await expect(topOf()).toBe(before)
    await expect(sheet.getByRole('button', { name: 'Show Results' })).toHaveFocus()
  },
}

/** A domain can only come from an address; it can be removed without the other choices. */
export const OfAddress: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { domain: { options: filterOptions.domain, value: ['devops'], onChange: fn() } },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Remove DevOps' }))
    await expect(args.domain?.onChange).toHaveBeenCalledWith([])
    await expect(sheet.getByRole('checkbox', { name: 'Lab' })).toBeChecked()
    await expect(sheet.getByRole('button', { name: 'Show Results' })).toHaveFocus()
  },
}

/** Choices count at once; Show Results closes the sheet and the focus goes back to the button. */
export const ShowResults: Story = {
  parameters: { states: ['Filters: Show Results closes the sheet'] },
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(trigger)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Beginner' }))
    await expect(sheet.getByRole('checkbox', { name: 'Beginner' })).toBeChecked()
    await userEvent.click(sheet.getByRole('button', { name: 'Show Results' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
