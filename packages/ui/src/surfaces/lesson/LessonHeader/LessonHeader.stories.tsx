import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ContentLanguage } from '../../../components/Language/Language.tsx'
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

/** A dash for each number that is not known; nothing if there is no text. */
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

const sections = ['What a branch is', 'Merging two branches', 'When both changed a line'].map(
  (text, index) => ({ id: `text-${index + 1}`, text }),
)

/** From 1280 px on the headings are beside the text, and the one that is being read is marked. */
export const Contents: Story = {
  parameters: {
    states: ['Lesson: its text’s headings beside it, “On this page”'],
    layout: 'fullscreen',
  },
  args: {
    description: sections
      .map(
        ({ id, text }) =>
          `<h2 id="${id}">${text}</h2>${'<p>A branch is a label on one commit, and moves with each new one that is made on it.</p>'.repeat(9)}`,
      )
      .join(''),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    const links = contents.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      sections.map(({ id }) => `#${id}`),
    )
    document.getElementById('text-2')?.scrollIntoView()
    await waitFor(() =>
      expect(contents.getByRole('link', { current: 'location' })).toHaveTextContent(
        /Merging two branches|When both/,
      ),
    )
    scrollTo(0, 0)
    await waitFor(() =>
      expect(contents.getByRole('link', { current: 'location' })).toHaveTextContent(
        'What a branch is',
      ),
    )
  },
}

/**
 * Headings in another language than the page are marked with it, so that the right voice reads
 * them.
 */
export const ContentsInAnotherLanguage: Story = {
  tags: ['edge'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: Contents.args ?? {},
  globals: Contents.globals ?? {},
  render: (args) => (
    <ContentLanguage locale="es">
      <LessonHeader {...args} />
    </ContentLanguage>
  ),
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    for (const link of contents.getAllByRole('link'))
      await expect(link).toHaveAttribute('lang', 'es')
  },
}

/**
 * The last part is too short to reach the reading line: at the end of the page it is marked all the
 * same.
 */
export const ContentsAtTheEnd: Story = {
  ...Contents,
  tags: ['edge'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { description: `${Contents.args?.description}<h2 id="text-4">In short</h2><p>Merge.</p>` },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() =>
      expect(contents.getByRole('link', { current: 'location' })).toHaveTextContent('In short'),
    )
    scrollTo(0, 0)
  },
}

/** Below 1280 px the text has the whole page. */
export const ContentsOnTablet: Story = {
  ...Contents,
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
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
