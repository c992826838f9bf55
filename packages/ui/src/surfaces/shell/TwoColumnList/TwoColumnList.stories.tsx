import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLargeText } from '../../../docs/inLargeText.ts'
import { mirrored } from '../../../docs/modes.ts'
import { TwoColumnList } from './TwoColumnList.tsx'

const items = [
  'Explain why a network position proves nothing',
  'Draw the trust zones of a hybrid network',
  'Write access policies that name people and devices',
  'Plan a migration in steps that can be undone',
  'Measure whether the new controls hold',
]

const meta = {
  title: 'Surfaces/Shell/TwoColumnList',
  component: TwoColumnList,
  args: { title: "What You'll Learn", items },
} satisfies Meta<typeof TwoColumnList>

export default meta
type Story = StoryObj<typeof meta>

/** Five points: three left, two right; one list that reads in order. */
export const OddCount: Story = {
  parameters: { ...mirrored, states: ['Course details: what one learns'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: "What You'll Learn" })).toBeVisible()
    const listed = canvas.getAllByRole('listitem')
    await expect(canvas.getAllByRole('list')).toHaveLength(1)
    await expect(listed.map((item) => item.textContent)).toEqual(items)
    const lefts = listed.map((item) => item.getBoundingClientRect().left)
    await expect(lefts.filter((left) => left === lefts[0])).toHaveLength(3)
  },
}

export const EvenCount: Story = {
  parameters: { states: ['Course details: what one learns'] },
  args: { items: items.slice(0, 4) },
}

export const One: Story = { tags: ['edge'], args: { items: items.slice(0, 1) } }

/** Nothing at all, not even the title. */
export const Empty: Story = {
  parameters: { states: ['Course details: no requirements, no outcomes'] },
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

/** One column, in the same order. */
export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }

/** A long point and an unbroken word wrap beside the mark. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    items: [
      'Tell an authentication failure from an authorization failure by reading logs of three systems that disagree about the time of day',
      'arn:aws:iam::123456789012:policy/division_abc/subdivision_xyz/ManageCredentialsPermissions',
    ],
  },
}

/** The mark is in the middle of the first line. */
export const LargeText: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: inLargeText,
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByRole('listitem')
    const mark = item?.querySelector('svg')?.getBoundingClientRect()
    const line = document.createRange()
    line.selectNodeContents(item?.lastChild ?? document)
    const [first] = line.getClientRects()
    const middle = (box?: DOMRect) => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2
    await expect(Math.abs(middle(mark) - middle(first))).toBeLessThan(2)
  },
}
