import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { vars } from '../../../theme/vars.css.ts'
import { fixtureCues, fixtureRecording, fixtureSeconds } from './filmFixture.ts'
import { TerminalFilm } from './TerminalFilm.tsx'

const noPicture = { chromatic: { disableSnapshot: true } }

const told = fn<(seconds: number) => void>()

const meta = {
  title: 'Surfaces/Lesson/TerminalFilm',
  component: TerminalFilm,
  args: {
    title: 'Three places, one commit',
    recording: fixtureRecording,
    cues: fixtureCues,
    onCopy: fn(async () => undefined),
    onPosition: told,
    onPause: fn(),
    onEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: vars.color.inverse, colorScheme: 'dark' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TerminalFilm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const screen = (canvas: Canvas) => canvas.getByRole('region', { name: 'Terminal' })
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const goTo = (canvas: Canvas, seconds: number) =>
  fireEvent.change(canvas.getByRole('slider', { name: 'Position' }), { target: { value: seconds } })

/** It waits to be played. */
export const Ready: Story = {
  tags: ['edge'],
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await expect(button(canvas, 'Play')).toBeVisible()
    await expect(canvas.getByText('0:00 / 0:24')).toBeVisible()
    await expect(canvas.getByText('Where a change lives')).toBeVisible()
    await expect(screen(canvas)).toHaveTextContent('$')
    await expect(args.onPosition).not.toHaveBeenCalled()
  },
}

/** Where the viewer left it: the screen, its caption, and the command to copy. */
export const GoesOn: Story = {
  args: { startAt: 17 },
  parameters: {
    states: [
      'Video lesson: the recording of a terminal, played as text',
      'Video lesson: goes on where the learner left off',
    ],
  },
  play: async ({ canvas }) => {
    await expect(screen(canvas)).toHaveTextContent('?? todo.txt')
    await expect(canvas.getByText('The green A stands for added.')).toBeVisible()
    await expect(canvas.getByText('The draft of a commit')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Copy command/ })).toBeVisible()
  },
}

/** The last command is copied, not the caption. */
export const Copies: Story = {
  tags: ['edge'],
  args: { startAt: 12 },
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Copy command git status --short'))
    await expect(args.onCopy).toHaveBeenLastCalledWith('git status --short')
  },
}

/** Time passes, at the chosen speed, until somebody stops it. */
export const Plays: Story = {
  tags: ['edge'],
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '2')
    await userEvent.click(button(canvas, 'Play'))
    await waitFor(() => expect(args.onPosition).toHaveBeenCalled())
    const first = Number(told.mock.calls[0]?.[0])
    await expect(first).toBeLessThan(2)
    await userEvent.click(button(canvas, 'Pause'))
    await expect(args.onPause).toHaveBeenCalledOnce()
    await expect(args.onEnd).not.toHaveBeenCalled()
    await expect(button(canvas, 'Play')).toBeVisible()
  },
}

/** At its end it offers to begin again. */
export const Over: Story = {
  tags: ['edge'],
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    goTo(canvas, fixtureSeconds - 0.2)
    await userEvent.click(button(canvas, 'Play'))
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 5000 })
    await expect(args.onPosition).toHaveBeenLastCalledWith(fixtureSeconds)
    await expect(button(canvas, 'Play again')).toBeVisible()
  },
}

/** Played again, it starts from the beginning. A saved position at the end is ignored. */
export const PlaysAgain: Story = {
  tags: ['edge'],
  args: { startAt: fixtureSeconds },
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('0:00 / 0:24')).toBeVisible()
    goTo(canvas, fixtureSeconds)
    await userEvent.click(button(canvas, 'Play again'))
    await waitFor(() => expect(args.onPosition).toHaveBeenCalledWith(0))
    await userEvent.click(button(canvas, 'Pause'))
    await expect(canvas.getByText('0:00 / 0:24')).toBeVisible()
  },
}

/** Keys count while the focus is inside. */
export const Keys: Story = {
  tags: ['edge'],
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.keyboard('k')
    await expect(button(canvas, 'Play')).toBeVisible()
    button(canvas, 'Next chapter').focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('0:01 / 0:24')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByText('0:11 / 0:24')).toBeVisible()
    await expect(screen(canvas)).toHaveTextContent('?? todo.txt')
    await userEvent.keyboard('{ArrowLeft}c')
    await expect(canvas.getByText('0:06 / 0:24')).toBeVisible()
    await expect(button(canvas, 'Show captions')).toBeVisible()
    await expect(
      canvas.queryByText('git status tells you where your changes are.'),
    ).not.toBeInTheDocument()
    await expect(screen(canvas)).not.toHaveTextContent('?? todo.txt')
    await userEvent.keyboard('k')
    await expect(button(canvas, 'Pause')).toBeVisible()
    await userEvent.keyboard('k')
  },
}

/** Goes to the moment of a chosen line of the transcript, each time one is chosen. */
export const Jumps: Story = {
  tags: ['edge'],
  parameters: noPicture,
  render: function Render(args) {
    const [jump, setJump] = useState<{ to: number }>()
    return (
      <>
        <TerminalFilm {...args} jump={jump} />
        <button
          type="button"
          style={{ background: vars.color.inverse, color: vars.color.onInverse }}
          onClick={() => setJump({ to: 12.5 })}
        >
          Go
        </button>
      </>
    )
  },
  play: async ({ canvas, args }) => {
    for (const from of [0, 3]) {
      goTo(canvas, from)
      await userEvent.click(button(canvas, 'Go'))
      await expect(canvas.getByText('0:12 / 0:24')).toBeVisible()
      await expect(args.onPosition).toHaveBeenLastCalledWith(12.5)
    }
  },
}

/** The recording is on its way. */
export const Loading: Story = {
  args: { recording: undefined },
  parameters: { ...noPicture, states: ['Video lesson: the player is on its way'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Loading film')).toBeVisible()
  },
}

/** There is no recording, or the file is not one. */
export const NotAvailable: Story = {
  args: { recording: '<!doctype html>', onRetry: fn() },
  parameters: { ...noPicture, states: ['Video lesson: “Video not available”'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Video not available')).toBeVisible()
    await userEvent.click(button(canvas, 'Try again'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Without captions it plays all the same. */
export const WithoutCaptions: Story = {
  tags: ['edge'],
  args: { cues: [], startAt: 17 },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(screen(canvas)).toHaveTextContent('?? todo.txt')
    await expect(canvas.queryByRole('button', { name: /captions/ })).not.toBeInTheDocument()
  },
}

const height = (canvas: Canvas) =>
  canvas.getByRole('region', { name: 'Three places, one commit' }).getBoundingClientRect().height

/** Captions that arrive late have their space already. */
export const CaptionsOnTheirWay: Story = {
  tags: ['edge'],
  args: { startAt: 17 },
  parameters: noPicture,
  render: function Render({ cues, ...args }) {
    const [isKnown, setKnown] = useState(false)
    return (
      <>
        <TerminalFilm {...args} cues={isKnown ? cues : undefined} />
        <button
          type="button"
          style={{ background: vars.color.inverse, color: vars.color.onInverse }}
          onClick={() => setKnown(true)}
        >
          Go
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const before = height(canvas)
    await userEvent.click(button(canvas, 'Go'))
    await expect(canvas.getByText('The green A stands for added.')).toBeVisible()
    await expect(height(canvas)).toBe(before)
  },
}

/** Control sequences of a recording do nothing; tags are shown as text. */
export const HostileRecording: Story = {
  tags: ['edge'],
  args: {
    recording: [
      { version: 2, width: 40, height: 4 },
      [0, 'o', '\u001B]0;owned\u0007\u001B]52;c;b3duZWQ=\u0007'],
      [
        1,
        'o',
        '<img src=x onerror=alert(1)>\u001B]8;;javascript:alert(1)\u0007link\u001B]8;;\u0007',
      ],
      [4, 'o', ''],
    ]
      .map((line) => JSON.stringify(line))
      .join('\n'),
    startAt: 2,
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(screen(canvas).textContent.replaceAll('\n', '')).toBe(
      '<img src=x onerror=alert(1)>link',
    )
    await expect(screen(canvas).querySelector('a, img')).toBeNull()
    await expect(document.title).not.toContain('owned')
  },
}

/** On a phone all columns fit; long captions keep three lines. */
export const Narrow: Story = {
  tags: ['edge'],
  args: {
    startAt: 17,
    cues: [
      {
        start: 0,
        text: 'The first line of an error names what went wrong; the ones below it say where, so read them from the top and not from the end.',
      },
    ],
  },
  parameters: { ...noPicture, maxWidth: 312 },
  play: async ({ canvas }) => {
    const place = screen(canvas)
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
    await expect(canvas.getByRole('combobox', { name: 'Speed' })).toBeVisible()
  },
}

/** The title is cut before the words of the button take two lines. */
export const NarrowHead: Story = {
  tags: ['edge'],
  args: { startAt: 17 },
  parameters: { ...noPicture, maxWidth: 312 },
  play: async ({ canvas }) => {
    const words = document.createRange()
    words.selectNodeContents(canvas.getByText('Copy command'))
    const lines = [...words.getClientRects()].filter(({ width }) => width > 20)
    await expect(lines).toHaveLength(1)
  },
}

/** From right to left, with captions in Arabic: the terminal and the time stay as they are. */
export const Arabic: Story = {
  tags: ['edge'],
  args: {
    startAt: 17,
    language: 'ar',
    cues: [
      { start: 0, text: 'كل تغيير في Git موجود في واحد من ثلاثة أماكن.' },
      { start: 15, text: '$ git add todo.txt' },
    ],
  },
  globals: { language: 'ar' },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const place = canvas.getByRole('region', { name: 'الطرفية' })
    await expect(getComputedStyle(place).direction).toBe('ltr')
    const { left } = place.parentElement!.getBoundingClientRect()
    await expect(place.getBoundingClientRect().left).toBe(left)
    await expect(canvas.getByText(/^كل تغيير/)).toHaveAttribute('lang', 'ar')
  },
}
