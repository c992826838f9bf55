import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { text } from './Text.css.ts'
import { Text } from './Text.tsx'

const sentence =
  'Plan the address space, then let a bastion in and nobody else. Each step is checked as you go, and the environment is yours for an hour.'

const meta = {
  title: 'Components/Content/Text',
  component: Text,
  argTypes: looksOf(text),
  args: { children: sentence },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

/** A sentence to try sizes, tones and weights on. */
export const Plain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence)).toBeVisible()
  },
}

/** 12 to 20 px at the browser's default size; all grow with the reader's setting. */
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {([12, 14, 16, 18, 20] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
}

/** Each at least 4.5:1 on every page surface. */
export const Tones: Story = {
  parameters: dark,
  render: () => (
    <Stack gap={2}>
      {(['default', 'muted', 'subtle', 'critical', 'success'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
}

export const Weights: Story = {
  render: () => (
    <Stack gap={2}>
      {(['regular', 'medium', 'strong'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
    </Stack>
  ),
}

/** Identifiers and times: digits of one width. */
export const Mono: Story = {
  render: () => (
    <Stack gap={1}>
      <Text family="mono">CSN-7F3K9QWXR1T2</Text>
      <Text family="mono">1 Hr 11 Mins</Text>
      <Text family="mono">8 Hrs 48 Mins</Text>
    </Stack>
  ),
}

/** About 66 characters a line, however wide the page is. */
export const ReadingMeasure: Story = {
  args: { measure: 'reading', size: 18, children: `${sentence} ${sentence}` },
}

/** Breaks rather than widening the page. */
export const UnbrokenWord: Story = {
  args: { children: 'organization-wide-security-audit-readonly-with-a-permission-boundary' },
  parameters: { maxWidth: 200 },
}
