import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { Transcript } from './Transcript.tsx'

const meta = {
  title: 'Surfaces/Lesson/Transcript',
  component: Transcript,
  args: {
    seconds: 12,
    isDemo: true,
    cues: [
      { start: 0, text: 'Typed in a terminal: ls, which lists what a folder holds.' },
      { start: 4, text: 'Next, cd moves into the folder named etc.' },
      { start: 7.7, text: 'So that is where the settings are.' },
    ],
    onJump: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Transcript>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const open = (canvas: Canvas) => userEvent.click(canvas.getByText('Transcript'))

/** Shows the length of the film; the text is not loaded yet. */
export const Closed: Story = {
  parameters: { states: ['Video lesson: transcript'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo film, 12 s')).toBeVisible()
    await expect(canvas.getByText('So that is where the settings are.')).not.toBeVisible()
  },
}

/** Each line goes to its moment. */
export const Open: Story = {
  parameters: { states: ['Video lesson: transcript', 'Video lesson: transcript open'] },
  play: async ({ canvas, args }) => {
    await open(canvas)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    const list = await canvas.findByRole('list')
    await expect(list).toHaveAttribute('lang', 'en')
    await userEvent.click(
      within(list).getByRole('button', { name: '0:07 So that is where the settings are.' }),
    )
    await expect(args.onJump).toHaveBeenLastCalledWith(7.7)
  },
}

/** The text is on its way. */
export const Loading: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { cues: undefined, children: <Spinner label="Loading transcript" /> },
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(canvas.getByLabelText('Loading transcript')).toBeVisible()
  },
}

/** The recording of a terminal: its commands can be copied. */
export const Commands: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    isDemo: false,
    isTerminal: true,
    seconds: 225,
    onCopy: fn(async () => undefined),
    cues: [
      { start: 2, text: 'git status tells you where your changes are.' },
      { start: 9, text: '$ git status --short' },
    ],
  },
  play: async ({ canvas, args }) => {
    await open(canvas)
    await expect(canvas.getByText('Terminal film, 4 min')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '0:09 $ git status --short' }))
    await expect(args.onJump).toHaveBeenLastCalledWith(9)
    await userEvent.click(canvas.getByRole('button', { name: /Copy git status --short/ }))
    await expect(args.onCopy).toHaveBeenLastCalledWith('git status --short')
  },
}

/** A film of its own, with captions in another language than the page. */
export const OtherLanguage: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    isDemo: false,
    seconds: 260,
    language: 'ar',
    cues: [{ start: 3725, text: 'كل شيء ملف، ولكل ملف مكانه.' }],
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(canvas.getByText('Film, 4 min')).toBeVisible()
    await expect(await canvas.findByRole('list')).toHaveAttribute('lang', 'ar')
    await expect(canvas.getByText('1:02:05')).toBeVisible()
  },
}
