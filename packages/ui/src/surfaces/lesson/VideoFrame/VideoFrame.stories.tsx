import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { vars } from '../../../theme/vars.css.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { TerminalFilm } from '../TerminalFilm/TerminalFilm.tsx'
import { storyPlayer } from './storyPlayer.ts'
import { VideoFrame } from './VideoFrame.tsx'

const player = storyPlayer()

const meta = {
  title: 'Surfaces/Lesson/VideoFrame',
  component: VideoFrame,
  args: {
    title: 'Files and folders',
    videoUrl: player,
    onPosition: fn(),
    onPause: fn(),
    onEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: vars.color.inverse }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The document of the player, once it has loaded and its messages are heard. */
async function inside(canvas: Canvas) {
  const frame = canvas.getByTitle<HTMLIFrameElement>('Files and folders')
  await waitFor(() => expect(frame.contentDocument?.querySelector('button:enabled')).toBeTruthy())
  return within(frame.contentDocument?.body as HTMLElement)
}

/** Simulated input works only in this window. */
const press = (controls: Awaited<ReturnType<typeof inside>>, name: string) =>
  controls.getByRole('button', { name }).click()

/** The whole picture is visible, in windows of every height. */
export const Player: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Video lesson: player, “Previous Lesson” and “Mark as Complete”'],
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Files and folders')
    await expect(frame).toHaveAttribute('allowfullscreen')
    await expect(frame.clientWidth / frame.clientHeight).toBeCloseTo(16 / 9, 1)
    await expect(frame.clientHeight).toBeLessThan(innerHeight - 200)
    await inside(canvas)
  },
}

/** Goes to each given position; before the player listens only the jump is lost. */
export const Jumps: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [jump, setJump] = useState<{ to: number }>()
    return (
      <>
        <VideoFrame {...args} jump={jump} />
        <button type="button" onClick={() => setJump({ to: 7.7 })}>
          Go
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const controls = await inside(canvas)
    for (const before of ['0', '12.7']) {
      await expect(controls.getByRole('status')).toHaveTextContent(before)
      canvas.getByRole('button', { name: 'Go' }).click()
      await waitFor(() => expect(controls.getByRole('status')).toHaveTextContent('7.7'))
      press(controls, 'Play')
    }
  },
}

/** Reports where the viewer is, and when the video pauses and ends. */
export const Tells: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Video lesson: goes on where the learner left off'],
  },
  play: async ({ canvas, args }) => {
    const controls = await inside(canvas)
    press(controls, 'Play')
    await waitFor(() => expect(args.onPosition).toHaveBeenLastCalledWith(5))
    press(controls, 'Pause')
    await waitFor(() => expect(args.onPause).toHaveBeenCalledOnce())
    await expect(args.onEnd).not.toHaveBeenCalled()
    press(controls, 'End')
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
  },
}

/** Browsers of early 2024 have no `URL.parse`. */
export const OlderBrowser: Story = {
  ...Tells,
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const { parse } = URL
    Object.assign(URL, { parse: undefined })
    return () => void Object.assign(URL, { parse })
  },
}

/** Continues where the viewer left. */
export const Resumes: Story = {
  args: { startAt: 42.5 },
  parameters: {
    states: ['Video lesson: goes on where the learner left off'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const controls = await inside(canvas)
    await expect(await controls.findByText('42.5')).toBeVisible()
  },
}

/** Messages of another window, another origin or another protocol are ignored. */
export const StrangeMessages: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const controls = await inside(canvas)
    const source = canvas.getByTitle<HTMLIFrameElement>('Files and folders').contentWindow
    const data = JSON.stringify({ context: 'player.js', event: 'ended' })
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: window }),
    )
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'https://evil.example', source }),
    )
    press(controls, 'Strange')
    // Once this message has been handled, the earlier ones have been, too.
    press(controls, 'Pause')
    await waitFor(() => expect(args.onPause).toHaveBeenCalledOnce())
    await expect(args.onEnd).not.toHaveBeenCalled()
    await expect(args.onPosition).not.toHaveBeenCalled()
  },
}

export const NotAvailable: Story = {
  parameters: { states: ['Video lesson: “Video not available”'] },
  args: { videoUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Video not available')).toBeVisible()
    await expect(canvas.queryByTitle('Files and folders')).not.toBeInTheDocument()
  },
}

/** Pulses within a `Skeleton`. */
export const Loading: Story = {
  parameters: { states: ['Video lesson: the player is on its way'] },
  args: { videoUrl: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Video not available')).not.toBeInTheDocument()
  },
}

/** The space of a `TerminalFilm`, with the same height. */
export const LoadingTerminal: Story = {
  tags: ['edge'],
  args: { videoUrl: undefined, isLoading: true, placeOf: 'terminal' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <div data-testid="place">
        <VideoFrame {...args} />
      </div>
      <div data-testid="film">
        <TerminalFilm title={args.title} onCopy={async () => undefined} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Video not available')).not.toBeInTheDocument()
    const [place, film] = ['place', 'film'].map(
      (name) => canvas.getByTestId(name).getBoundingClientRect().height,
    )
    await expect(place).toBe(film)
  },
}

/** A player that sends no messages still plays. */
export const Silent: Story = {
  tags: ['edge'],
  args: { videoUrl: 'about:blank', startAt: 30 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Files and folders')).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: { videoUrl: null },
  globals: { viewport: { value: 'phone' } },
}
