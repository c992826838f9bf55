import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { LineChart } from './LineChart.tsx'

const meta = {
  title: 'Components/Data/LineChart',
  component: LineChart,
  parameters: { maxWidth: 640 },
  args: {
    caption: 'Hours a week',
    points: ['9 March', '16 March', '23 March', '30 March', '6 April', '13 April'],
    series: [
      { label: 'Lessons', values: [2, 4, 3.5, 6, 5, 7.5] },
      { label: 'Labs', values: [0, 1, 3, 4, 2, 5] },
    ],
    format: (hours: number) => `${hours} h`,
  },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLines: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Hours a week' })).toBeVisible()
    await expect(canvas.getByText('7.5 h')).toBeInTheDocument()
  },
}

/** The same figures, row by row. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show as a table'))
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Hours a week' })).toBeVisible())
    await expect(canvas.getByRole('row', { name: /23 March\s*(Lessons)?\s*3.5 h/ })).toBeVisible()
  },
}

/** Without a legend. */
export const OneLine: Story = {
  args: { series: [{ label: 'Lessons', values: [2, 4, 3.5, 6, 5, 7.5] }] },
}

export const ThreeLines: Story = {
  args: {
    series: [
      { label: 'Lessons', values: [2, 4, 3.5, 6, 5, 7.5] },
      { label: 'Labs', values: [0, 1, 3, 4, 2, 5] },
      { label: 'Reading', values: [1, 1, 2, 2, 3, 3] },
    ],
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  args: { points: [], series: [{ label: 'Lessons', values: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No figures yet.')).toBeVisible()
  },
}

/** What is not known is a gap in its line, and a dash in the table; the rest is drawn as usual. */
export const Gaps: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    points: ['March', 'April', 'May', 'June'],
    series: [{ label: 'Lessons', values: [Number.NaN, 4, Number.POSITIVE_INFINITY, 2] }],
  },
  play: async ({ canvas, canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('g path')].map((path) =>
      path.getAttribute('d'),
    )
    await expect(paths).toEqual(['M200 0M600 100', 'M200 0h0M600 100h0'])
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|∞/)
    await userEvent.click(canvas.getByText('Show as a table'))
    await waitFor(() => expect(canvas.getByRole('row', { name: /May.*–/ })).toBeVisible())
  },
}

/** Time runs from right to left. */
export const RightToLeft: Story = {
  args: {
    caption: 'الساعات في الأسبوع',
    points: ['9 مارس', '16 مارس', '23 مارس'],
    series: [{ label: 'الدروس', values: [2, 4, 6] }],
    format: undefined,
  },
  globals: { language: 'ar' },
}

/** The name in the middle is that of the point above it; an even number has none there. */
export const NamesUnderTheirPoints: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    points: ['1 March', '2 March', '3 March', '4 March'],
    series: [{ label: 'Lessons', values: [1, 2, 3, 4] }],
  },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('[aria-hidden="true"] span')]
      .map(({ textContent }) => textContent)
      .filter((words) => words.endsWith('March'))
    await expect(names).toEqual(['1 March', '4 March'])
  },
}
