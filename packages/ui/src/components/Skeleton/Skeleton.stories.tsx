import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { ContentCard } from '../../surfaces/catalogue/ContentCard/ContentCard.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Text } from '../Text/Text.tsx'
import { dark } from '../../docs/modes.ts'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonRegion } from './SkeletonRegion.tsx'

const sample = (
  <ContentCard
    href="/"
    kind="course"
    title="A title of the usual length, on two lines"
    domain="Cloud engineering"
    level="intermediate"
    duration="4 Hrs 20 Mins"
  />
)

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { isLoading: true, children: sample },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Exactly three cards; the wait is read out once, the cards are not, and Tab passes them. */
export const Cards: Story = {
  parameters: dark,
  render: (args) => (
    <SkeletonRegion isLoading label="Loading courses and labs">
      <Grid columns={3}>
        {['first', 'second', 'third'].map((key) => (
          <Skeleton {...args} key={key} />
        ))}
      </Grid>
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading courses and labs')).toHaveAttribute(
      'role',
      'status',
    )
    // Many screen readers say nothing of what changes in a busy part.
    await expect(canvas.getByRole('status').closest('[aria-busy="true"]')).toBeNull()
    await expect(document.querySelectorAll('[aria-busy="true"] [inert]')).toHaveLength(3)
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(document.activeElement).toBe(document.body)
    const starts = document.getAnimations().map((animation) => animation.startTime)
    await expect(new Set(starts).size).toBe(1)
  },
}

/** Text, buttons and bars of any component: each line of text is a bar of its length. */
export const AnyContent: Story = {
  args: {
    children: (
      <Card>
        <Stack>
          <Heading level={2} size={30}>
            Build a Private VPC
          </Heading>
          <Text measure="reading">
            Plan the address space, then let a bastion in and nobody else. Each step is checked as
            you go, and the environment is yours for an hour.
          </Text>
          <ProgressBar label="Session Progress" value={60} />
          <Inline gap={3}>
            <Button>Launch Lab</Button>
            <Button variant="plain">Back</Button>
          </Inline>
        </Stack>
      </Card>
    ),
  },
  play: async ({ canvasElement }) => {
    // Browsers draw the part that is done by elements of their own, in this color.
    const bar = canvasElement.querySelector('progress') as Element
    await expect(getComputedStyle(bar).color).toBe('rgba(0, 0, 0, 0)')
  },
}

/** Nothing moves when the content comes: compare the heights. */
export const Arrives: Story = {
  render: function Arrives(args) {
    const [isLoading, setLoading] = useState(true)
    return (
      <Stack>
        <Button variant="outline" onPress={() => setLoading(!isLoading)}>
          Switch
        </Button>
        <div style={{ maxWidth: 320 }}>
          <Skeleton {...args} isLoading={isLoading} />
        </div>
      </Stack>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('a')
    const before = card?.getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }))
    await expect(canvas.getByRole('link', { name: /A title/ })).toBe(card)
    await expect(card?.getBoundingClientRect().height).toBe(before)
  },
}

/** What moves with a scroll, such as the fading ends of a row of tabs, keeps its own time. */
export const WithTabs: Story = {
  ...Arrives,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <Tabs
        label="Sessions"
        tabs={['Active', 'History'].map((label) => ({ id: label, label, children: sample }))}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Switch' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('tab', { name: 'Active' })).toBeVisible()
    await userEvent.click(button)
    await expect(canvas.getByText('Active')).toBeVisible()
    const timelines = canvasElement
      .getAnimations({ subtree: true })
      .map(({ timeline }) => timeline === document.timeline)
    await expect(new Set(timelines), 'There are animations of both kinds.').toHaveProperty(
      'size',
      2,
    )
  },
}
