import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLargeText } from '../../../docs/inLargeText.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { filterOptions } from './filterFixture.ts'

const nothing = { level: [] as string[], domain: [] as string[], type: [] as string[] }
const choice = (group: keyof typeof nothing, value: string[] = []) => ({
  options: filterOptions[group],
  value,
  onChange: fn(),
})

const meta = {
  title: 'Surfaces/Catalogue/FilterPanel',
  component: FilterPanel,
  args: {
    level: choice('level'),
    domain: choice('domain'),
    type: choice('type'),
    onClearAll: fn(),
  },
  render: function Render(args) {
    const [chosen, setChosen] = useState({
      level: [...args.level.value],
      domain: [...args.domain.value],
      type: [...args.type.value],
    })
    const group = (name: keyof typeof nothing) => ({
      ...args[name],
      value: chosen[name],
      onChange: (value: string[]) => setChosen((now) => ({ ...now, [name]: value })),
    })
    return (
      <FilterPanel
        {...args}
        level={group('level')}
        domain={group('domain')}
        type={group('type')}
        onClearAll={() => {
          setChosen(nothing)
          args.onClearAll()
        }}
      />
    )
  },
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Three groups in their order; there is nothing to clear yet. */
export const NothingChosen: Story = {
  parameters: { ...darkAndMirrored, states: ['Filters: from the small breakpoint (600 px)'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['Level', 'Domain', 'Type'])
    const clear = canvas.getByRole('button', { name: 'Clear All' })
    await expect(clear).toBeDisabled()
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Domain' })).getByRole('checkbox', {
        name: 'DevOps',
      }),
    )
    await expect(canvas.getByRole('checkbox', { name: 'DevOps' })).toBeChecked()
    await expect(canvas.getByText('1')).toBeVisible()
    await expect(clear).toBeEnabled()
  },
}

/** The number of choices is beside the title. */
export const SomeChosen: Story = {
  parameters: { states: ['Filters: some chosen'] },
  args: {
    level: choice('level', ['intermediate']),
    domain: choice('domain', ['cybersecurity']),
    type: choice('type', ['lab']),
  },
}

/** One press empties all groups; the button is disabled, and the focus stays in the panel. */
export const ClearAll: Story = {
  ...SomeChosen,
  parameters: { states: ['Filters: Clear All empties all three'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    const clear = canvas.getByRole('button', { name: 'Clear All' })
    await userEvent.click(clear)
    await expect(args.onClearAll).toHaveBeenCalledOnce()
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await expect(clear).toBeDisabled()
    await expect(canvas.getByRole('region', { name: 'Filters' })).toHaveFocus()
  },
}

/** Not there on phones: the sheet takes its place. */
export const Phone: Story = {
  parameters: { states: ['Filters: small screens'] },
  globals: { viewport: { value: 'phone' } },
}

/** Text of twice the size, as browsers offer it: the heading is whole (WCAG 1.4.4). */
export const LargeText: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: inLargeText,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Filters' })
    const panel = canvas.getByRole('region', { name: 'Filters' })
    panel.scrollTop = 0
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      panel.getBoundingClientRect().top,
    )
    // On one line, beside Clear All or above it.
    const words = document.createRange()
    words.selectNodeContents(title)
    await expect(words.getClientRects()).toHaveLength(1)
  },
}
