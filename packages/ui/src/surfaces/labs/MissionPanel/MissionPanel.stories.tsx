import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
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

/** Nothing is solved; checks that are true from the start are not counted. */
export const Running: Story = {
  parameters: { states: ['Mission: running'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mission' })).toBeVisible()
    await expect(canvas.getByText('0 of 5 checks')).toBeVisible()
    await expect(canvas.getAllByText('OK now; must still hold at the end')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Waiting: Story = {
  parameters: { states: ['Mission: waiting'] },
  args: { phase: 'waiting' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Checks are marked automatically once the lab is running.'),
    ).toBeVisible()
  },
}

/** The map shows two thirds; each check has its time. */
export const Ticking: Story = {
  parameters: { states: ['Mission: some checks are solved'] },
  args: { checks: checks(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 checks')).toBeVisible()
    await expect(canvas.getByText('Solved after 2:14')).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The signal is on the summit. */
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

/**
 * A change is read out once, with the new count; with the last check the signal comes down on the
 * summit.
 */
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

/** A check that was true from the start is no longer true. */
export const Broken: Story = {
  parameters: { states: ['Mission: what held is broken'] },
  args: {
    checks: checks(2).map((check, index) => (index === 3 ? { ...check, state: 'broken' } : check)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Broken: must hold at the end')).toBeVisible()
  },
}

const texts = [
  'A listing of a bucket is a request like any other.',
  'Look for what was written for nobody outside: backups, configuration, exports.',
  'Read `website-backup/…/customers.sql` with `curl "$LAB_URL/$BUCKET/<key>"`; its first lines hold the code.',
]

const withHints = (opened: number, more: object = {}): MissionCheck[] =>
  checks(0).map((check, index) =>
    index === 0
      ? { ...check, hints: { opened: texts.slice(0, opened), count: 3, onOpen: openHint, ...more } }
      : index === 1
        ? { ...check, hints: { opened: [], count: 1, onOpen: openHint } }
        : check,
  )
const openHint = fn()

/** No hint is shown before it is asked for. */
export const Hints: Story = {
  parameters: { states: ['Mission: hints, none opened'] },
  args: { checks: withHints(0) },
  beforeEach: () => void openHint.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Show hint 1 of 3 for: ${names[0]}` }))
    await expect(openHint).toHaveBeenCalledOnce()
    await expect(openHint).toHaveBeenLastCalledWith(1)
    await expect(canvas.queryByText(texts[0] ?? '')).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Show hint 1 of 1/ })).toBeVisible()
  },
}

/** One is open; the button is for the next. */
export const OneHint: Story = {
  parameters: { ...darkAndMirrored, states: ['Mission: hints, one opened'] },
  args: { checks: withHints(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts[0] ?? '', { exact: false })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Show hint 2 of 3/ })).toBeVisible()
  },
}

/** No button is left; code is code, and wraps. */
export const AllHints: Story = {
  parameters: { states: ['Mission: hints, all opened'] },
  args: { checks: withHints(3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /of 3/ })).toBeNull()
    await expect(canvas.getByText('curl "$LAB_URL/$BUCKET/<key>"').tagName).toBe('CODE')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/**
 * The check is solved, or the lab has ended: opened hints are folded, and no more can be opened.
 */
export const HintsFolded: Story = {
  parameters: { states: ['Mission: hints of what is solved or over'] },
  args: { checks: withHints(2, { onOpen: undefined }), phase: 'ended' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /of 3/ })).toBeNull()
    await expect(canvas.getByText(texts[1] ?? '', { exact: false })).not.toBeVisible()
    await userEvent.click(canvas.getByText('2 hints opened'))
    await expect(canvas.getByText(texts[1] ?? '', { exact: false })).toBeVisible()
  },
}

function OpenedElsewhere(props: MissionPanelProps) {
  const [opened, setOpened] = useState(0)
  // Another tab opens a hint while the button is pressed here.
  return (
    <div onPointerDownCapture={() => flushSync(() => setOpened(opened === 0 ? 1 : opened))}>
      <MissionPanel {...props} checks={withHints(opened)} />
    </div>
  )
}

/**
 * A press means the hint that was offered when it began, even if another tab has just opened that
 * one: no second hint opens.
 */
export const HintOpenedElsewhere: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <OpenedElsewhere {...args} />,
  beforeEach: () => void openHint.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show hint 1 of 3/ }))
    await expect(canvas.getByRole('button', { name: /^Show hint 2 of 3/ })).toBeVisible()
    await expect(openHint).toHaveBeenCalledOnce()
    await expect(openHint).toHaveBeenLastCalledWith(1)
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show hint 2 of 3/ }))
      await expect(openHint).toHaveBeenLastCalledWith(2)
    })
  },
}

export const HintBusy: Story = {
  parameters: { states: ['Mission: a hint is on its way'] },
  args: { checks: withHints(1, { isPending: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Show hint 2 of 3/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

function OpensHints(props: MissionPanelProps) {
  const [opened, setOpened] = useState(2)
  return <MissionPanel {...props} checks={withHints(opened, { onOpen: setOpened })} />
}

/** The button disappears with the last hint; the focus stays at the check. */
export const FocusAfterLastHint: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: OpensHints,
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: /^Show hint 3 of 3/ })
    last.focus()
    await userEvent.keyboard('{Enter}')
    await expect(last).not.toBeInTheDocument()
    const focused = document.activeElement as HTMLElement
    await expect(canvas.getAllByRole('listitem')[0]).toContainElement(focused)
    await expect(focused).toHaveTextContent(/Hint 3 of 3/)
  },
}

/** Opened hints stay, and the button is there for another try. */
export const HintFailed: Story = {
  parameters: { states: ['Mission: a hint cannot be opened'] },
  args: { checks: withHints(1, { error: 'The hint could not be opened. Please try again.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The hint could not be opened.')
    await expect(canvas.getByRole('button', { name: /^Show hint 2 of 3/ })).toBeEnabled()
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
  parameters: { chromatic: { disableSnapshot: true } },
}
