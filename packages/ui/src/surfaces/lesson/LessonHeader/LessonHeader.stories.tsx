import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { guide } from '../../../components/RichText/samples.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LessonHeader } from './LessonHeader.tsx'

const meta = {
  title: 'Surfaces/Lesson/LessonHeader',
  component: LessonHeader,
  args: {
    title: 'Files and folders',
    module: 1,
    lesson: 2,
    description: '<p>Everything is a file, and every file has a place.</p>',
  },
} satisfies Meta<typeof LessonHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Lesson: title, “Module {n} - Lesson {m}”, description'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Files and folders' })).toBeVisible()
    await expect(canvas.getByText('Module 1 - Lesson 2')).toBeVisible()
    await expect(
      canvas.getByText('Everything is a file, and every file has a place.'),
    ).toBeVisible()
  },
}

/** A dash for each number that is not known; nothing where there is no text. */
export const PlaceUnknown: Story = {
  parameters: { states: ['Lesson: place unknown'] },
  args: { module: undefined, lesson: undefined, description: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Module - - Lesson -')).toBeVisible()
  },
}

/** Everything that authors may use, at 66 characters a line. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    title: 'Reaching a machine safely over SSH, from the first key to an agent that you can trust',
    description: guide,
  },
}

/** Each code block of the text can be copied. */
export const Copyable: Story = {
  tags: ['edge'],
  args: {
    description: '<p>Who is who:</p><pre><code>id deploy</code></pre>',
    onCopy: fn(async () => undefined),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Copy/ }))
    await expect(args.onCopy).toHaveBeenCalledWith('id deploy')
  },
}
