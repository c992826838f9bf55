import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { besideBootstrapTables } from '../../docs/besideBaseStyles.tsx'
import { dark } from '../../docs/modes.ts'
import { BarChart } from './BarChart.tsx'

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  parameters: { maxWidth: 560 },
  args: {
    caption: 'Hours by domain',
    bars: [
      { label: 'Cloud engineering', value: 14 },
      { label: 'Cybersecurity', value: 9.5 },
      { label: 'DevOps', value: 3 },
      { label: 'DevSecOps', value: 0 },
    ],
    format: (hours: number) => `${hours} h`,
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

/** The largest fills its line; each row says its figure. */
export const Compared: Story = {
  parameters: dark,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Hours by domain' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Cybersecurity 9.5 h' })).toBeVisible()
    const bars = [...canvasElement.querySelectorAll('rect[fill]')].map((bar) =>
      bar.getAttribute('width'),
    )
    await expect(bars[0]).toBe('100%')
    await expect(bars).toHaveLength(3)
  },
}

/** Against a whole that is known, with tones that mean something. */
export const OfAWhole: Story = {
  args: {
    caption: 'Labs by outcome',
    max: 100,
    bars: [
      { label: 'Completed', value: 72, tone: 'success' },
      { label: 'Abandoned', value: 20, tone: 'caution' },
      { label: 'Failed', value: 8, tone: 'critical' },
    ],
    format: (share: number) => `${share}%`,
  },
}

/** Values beyond the whole fill their bars, also if the whole is none. */
export const BeyondTheWhole: Story = {
  args: { max: -1 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('rect[fill]')]
    await expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['100%', '100%', '100%'])
  },
}

/** A value that is not known has no bar, and leaves the others theirs. */
export const NotKnown: Story = {
  args: {
    bars: [
      { label: 'You', value: Number.NaN },
      { label: 'The author’s way', value: 10 },
      { label: 'Median', value: 20 },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('rect[fill]')]
    await expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['50%', '100%'])
  },
}

export const Empty: Story = {
  args: { bars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No figures yet.')).toBeVisible()
  },
}

/** Names wrap; bars keep most of the line. */
export const LongText: Story = {
  args: {
    bars: [
      { label: 'Internationalisierungsorganisationszertifizierung', value: 1_234_567 },
      { label: 'A name that takes more than one line', value: 420_000 },
    ],
    format: undefined,
  },
  globals: { viewport: { value: 'phone' } },
}

/** Bars begin at the right. */
export const RightToLeft: Story = {
  args: {
    caption: 'الساعات حسب المجال',
    bars: [
      { label: 'هندسة السحابة', value: 14 },
      { label: 'الأمن السيبراني', value: 9 },
    ],
    format: undefined,
  },
  globals: { language: 'ar' },
}

/** Its caption stays above. */
export const BesideBaseStyles: Story = besideBootstrapTables
