import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { MissionPanel } from './MissionPanel.tsx'
import type { MissionCheck, MissionPanelProps } from './MissionPanel.tsx'

const names = [
  'Hand in the code from a file that was not meant for strangers',
  'Strangers cannot list the bucket',
  'Strangers cannot read what is not a picture of the website',
  'The website’s pictures still load, new ones too',
  'Strangers can change nothing',
]
const times = ['2:14', '6:40', '11:52']

/** Three tasks and two guards; with all tasks everything is solved. */
const checks = (solved: number): MissionCheck[] =>
  names.map((name, index) => {
    const id = `check-${index}`
    if (index > 2 && solved < 3) return { id, name, state: 'holding' }
    if (index >= solved && solved < 3) return { id, name, state: 'open' }
    return { id, name, state: 'solved', time: times[index] ?? '11:52' }
  })

const meta = {
  title: 'Surfaces/Labs/MissionPanel',
  component: MissionPanel,
  args: { checks: checks(0) },
  parameters: { maxWidth: 320 },
} satisfies Meta<typeof MissionPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is solved, and what holds from the start is not counted. */
export const Running: Story = {
  parameters: { states: ['Mission: running'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mission' })).toBeVisible()
    await expect(canvas.getByText('0 of 5 checks')).toBeVisible()
    await expect(canvas.getAllByText('Holds now, and must at the end')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Waiting: Story = {
  parameters: { states: ['Mission: waiting'] },
  args: { phase: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checks tick by themselves once the lab runs.')).toBeVisible()
  },
}

/** The map has come two thirds of the way; each check has its time. */
export const Ticking: Story = {
  parameters: { states: ['Mission: some checks are solved'] },
  args: { checks: checks(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 checks')).toBeVisible()
    await expect(canvas.getByText('Solved after 2:14')).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The signal stands on the summit. */
export const Solved: Story = {
  parameters: { states: ['Mission: solved'] },
  args: { checks: checks(3), solvedIn: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Solved 5 of 5 in 12 min')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

function Working(props: MissionPanelProps) {
  const [solved, setSolved] = useState(1)
  return (
    <Stack gap={4}>
      <MissionPanel {...props} checks={checks(solved)} solvedIn={solved === 3 ? 12 : undefined} />
      <Button onPress={() => setSolved((count) => count + 1)}>Solve one more</Button>
      <Button variant="outline" onPress={() => setSolved((count) => count - 1)}>
        Undo
      </Button>
    </Stack>
  )
}

/** What changes is read out once, with the new count; the last check brings the signal down on the summit. */
export const OneJustTicked: Story = {
  parameters: { states: ['Mission: a check is solved while one looks on'] },
  render: (args) => <Working {...args} />,
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Solve one more')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Solved: Strangers cannot list the bucket. 2 of 5.',
    )
    await press('Undo')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Open again: Strangers cannot list the bucket.',
    )
    await press('Solve one more')
    await press('Solve one more')
    await expect(canvas.getByRole('status')).toHaveTextContent('Mission solved: 5 of 5.')
    await expect(canvas.getByText('Solved 5 of 5 in 12 min')).toBeVisible()
  },
}

/** What held from the start no longer does. */
export const Broken: Story = {
  parameters: { states: ['Mission: what held is broken'] },
  args: {
    checks: checks(2).map((check, index) => (index === 3 ? { ...check, state: 'broken' } : check)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Broken: must hold at the end')).toBeVisible()
  },
}

export const LostContact: Story = {
  parameters: { states: ['Mission: lost contact'] },
  args: { checks: checks(1), isOutOfContact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contact with the site. Trying again...')).toBeVisible()
  },
}

/** What was solved stays. */
export const EndedUnsolved: Story = {
  parameters: { states: ['Mission: ended unsolved'] },
  args: { checks: checks(2), phase: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 checks')).toBeVisible()
    await expect(canvas.getByText('The session ended before everything was solved.')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { states: ['Mission: the lab has no checks'] },
  args: { checks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This lab has no checks/)).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** Twenty long names, one of them a single word, and long times. */
export const Long: Story = {
  tags: ['edge'],
  args: {
    checks: Array.from({ length: 20 }, (_, index) => ({
      id: `check-${index}`,
      name:
        index === 1
          ? 'Strangerscannotreadwhatisnotapictureofthewebsiteatalleveragain'
          : `${names[index % names.length]}, also when somebody asks for it in another spelling`,
      state: index < 9 ? 'solved' : 'open',
      ...(index < 9 && { time: `1:${10 + index}:59` }),
    })),
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  args: { checks: checks(2) },
  globals: { language: 'ar' },
}
