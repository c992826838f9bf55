import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { BottomSheet } from '../components/BottomSheet/BottomSheet.tsx'
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx'
import { Skeleton } from '../components/Skeleton/Skeleton.tsx'
import { Spinner } from '../components/Spinner/Spinner.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { StatusBanner } from '../components/StatusBanner/StatusBanner.tsx'
import { Tabs } from '../components/Tabs/Tabs.tsx'
import { Text } from '../components/Text/Text.tsx'

/** Everything that loops, and what moves when it is pressed. */
function Movers() {
  return (
    <Stack gap={6}>
      <Spinner label="Loading" />
      <ProgressBar label="Preparing" />
      <StatusBanner tone="info" isPulsing>
        Your lab environment is starting up...
      </StatusBanner>
      <Skeleton isLoading>
        <Text>A line of text that is on its way.</Text>
      </Skeleton>
      <Tabs
        label="Parts"
        tabs={['One', 'Two'].map((label) => ({ id: label, label, children: <Text>{label}</Text> }))}
      />
    </Stack>
  )
}

const meta = {
  title: 'Foundations/Motion',
  component: Movers,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Movers>

export default meta
type Story = StoryObj<typeof meta>

/** Properties that change for longer than a moment, now. */
function moving(): string[] {
  const properties = document.getAnimations().flatMap(({ effect, timeline }) => {
    const lasts =
      timeline === document.timeline &&
      effect instanceof KeyframeEffect &&
      Number(effect.getComputedTiming().endTime) > 1
    return lasts ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : []
  })
  return [...new Set(properties)]
    .filter((name) => !['offset', 'easing', 'composite', 'computedOffset'].includes(name))
    .toSorted()
}

export const AsTheDeviceSays: Story = {
  play: async () => {
    await expect(moving()).toContain('transform')
  },
}

/**
 * `data-motion="reduced"` on the root has the same effect as the device's own setting: only opacity
 * changes, and a spinner still shows that something is happening.
 */
export const Reduced: Story = {
  beforeEach: () => {
    document.documentElement.dataset['motion'] = 'reduced'
    return () => delete document.documentElement.dataset['motion']
  },
  play: async ({ canvas }) => {
    await expect(moving()).toEqual(['opacity'])
    await userEvent.click(canvas.getByRole('tab', { name: 'Two' }))
    await expect(moving()).toEqual(['opacity'])
  },
}

/** A part that appears fades in; it does not move. */
export const ReducedOverlay: Story = {
  ...Reduced,
  render: () => (
    <BottomSheet title="Filters" isOpen onOpenChange={() => undefined}>
      Level
    </BottomSheet>
  ),
  play: async () => {
    const sheet = (await screen.findByRole('dialog')).parentElement as HTMLElement
    // At any moment of the animation.
    await expect(new DOMMatrix(getComputedStyle(sheet).transform).m42).toBe(0)
    sheet.dataset['exiting'] = ''
    await waitFor(() => expect(new DOMMatrix(getComputedStyle(sheet).transform).m42).toBe(0))
  },
}
