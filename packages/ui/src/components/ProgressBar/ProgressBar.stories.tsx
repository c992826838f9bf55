import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { bar } from './ProgressBar.css.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  argTypes: looksOf(bar),
  args: { label: 'Course progress', value: 42.4 },
  parameters: { maxWidth: 400 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

/** Rounded to a whole percent, for the eye and for assistive technology. */
export const Course: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Course progress' })
    await expect(bar.value).toBe(42)
    await expect(canvas.getByText('42%')).toBeVisible()
  },
}

/** Both ends, and values beyond them, which are held back. */
export const Ends: Story = {
  parameters: { states: ['Remaining time: Session Progress'] },
  render: (args) => (
    <Stack>
      {[0, 1, 99.5, 100, 140, -5].map((value) => (
        <ProgressBar {...args} key={value} value={value} label={`Value ${value}`} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Value 140' }).value,
    ).toBe(100)
    await expect(
      canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Value -5' }).value,
    ).toBe(0)
  },
}

/** The part that is done has the color of the element: browsers' own names for it differ. */
export const Tones: Story = {
  parameters: dark,
  render: (args) => (
    <Stack>
      {(['accent', 'success', 'info', 'critical'] as const).map((tone) => (
        <ProgressBar {...args} key={tone} tone={tone} label={tone} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colors = canvas.getAllByRole('progressbar').map((one) => getComputedStyle(one).color)
    await expect(new Set(colors).size).toBe(4)
  },
}

/** The length is unknown: a band that breathes and no number. */
export const Indeterminate: Story = {
  args: { label: 'Lab Starting', value: undefined, tone: 'info' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLProgressElement>('progressbar').position).toBe(-1)
    await expect(canvas.queryByText(/%/)).not.toBeInTheDocument()
  },
}

/** The label is read out only; the number is after the bar. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Course progress' })).toBeVisible()
    await expect(canvas.queryByText('Course progress')).not.toBeInTheDocument()
  },
}

export const OtherMeasure: Story = { args: { valueText: '12 of 40 lessons', value: 30 } }

export const LongLabel: Story = {
  args: {
    label: 'Progress in Securing the Software Supply Chain End to End, from Commit to Cluster',
  },
}

/** A long measure breaks, and leaves room for the bar beside it. */
export const LongMeasure: Story = {
  args: { valueText: '12 of 30 lessons and 3 of 8 labs, two of which were done again' },
  parameters: { maxWidth: 288, chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack gap={4}>
      <ProgressBar {...args} />
      <ProgressBar {...args} isLabelHidden />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const bars = canvas.getAllByRole('progressbar')
    const { right } = (bars[0] as HTMLElement).getBoundingClientRect()
    for (const text of canvas.getAllByText(args.valueText ?? ''))
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    await expect((bars[1] as HTMLElement).clientWidth).toBeGreaterThan(20)
  },
}
