import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { CourseOutline } from './CourseOutline.tsx'

const meta = {
  title: 'Surfaces/Course/CourseOutline',
  component: CourseOutline,
  args: {
    modules: [
      {
        title: 'What a perimeter can no longer do',
        lessons: [
          { title: 'Three breaches, one assumption', type: 'video' },
          { title: 'The vocabulary of zero trust', type: 'video' },
          { title: 'Check yourself', type: 'other' },
        ],
      },
      {
        title: 'Identity first',
        lessons: [
          { title: 'People, machines and their keys', type: 'video' },
          { title: 'Reading list', type: 'other' },
        ],
      },
      { title: 'Closing', lessons: [{ title: 'Where to go next', type: 'video' }] },
    ],
  },
  parameters: { maxWidth: 720 },
} satisfies Meta<typeof CourseOutline>

export default meta
type Story = StoryObj<typeof meta>

/** The first part is open; a picture and a word say video or document. */
export const Default: Story = {
  parameters: { ...darkAndMirrored, states: ['Course details: modules folded'] },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('region', { name: 'Course Content' })).getByText(
        '3 modules · 6 lessons',
      ),
    ).toBeVisible()
    const first = within(canvas.getByText('Check yourself').closest('li') as HTMLElement)
    await expect(first.getByRole('img', { name: 'Document' })).toBeVisible()
    await expect(canvas.getByText('Reading list')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { name: 'Identity first' }))
    await waitFor(() => expect(canvas.getByText('Reading list')).toBeVisible())
  },
}

/** For people who may open them, lessons are links. */
export const Linked: Story = {
  parameters: { states: ['Course details: Course Content: lessons of the enrolled are links'] },
  args: {
    modules: meta.args.modules.map(({ title, lessons }, module) => ({
      title,
      lessons: lessons.map((lesson, place) => ({ ...lesson, href: `/lesson/${module}-${place}` })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check yourself' })).toHaveAttribute(
      'href',
      '/lesson/0-2',
    )
  },
}

/** One button opens all, then closes all. */
export const ExpandAll: Story = {
  parameters: { states: ['Course details: Course Content: all unfolded'] },
  args: { canExpandAll: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
    await waitFor(() => expect(canvas.getByText('Where to go next')).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Collapse all' }))
    await waitFor(() => expect(canvas.getByText('Check yourself')).not.toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand all' }))
    await waitFor(() => expect(canvas.getByText('Reading list')).toBeVisible())
  },
}

/** Labs are in a part of their own, open at first, and lead to their pages. */
export const WithLabs: Story = {
  parameters: { states: ['Course details: Course Content: hands-on labs'] },
  args: {
    canExpandAll: true,
    labs: [
      { title: 'The Exposed Bucket', href: '/lab/exposed-bucket', isSolved: true },
      { title: 'The Leaky Pipeline', href: '/lab/leaky-pipeline' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 modules · 6 lessons · 2 labs')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: /Hands-on labs/ })).toBeVisible()
    const [solved, open] = ['The Exposed Bucket', 'The Leaky Pipeline'].map((name) =>
      canvas.getByRole('link', { name }),
    )
    await expect(solved).toHaveAttribute('href', '/lab/exposed-bucket')
    await expect(solved?.closest('li')).toHaveTextContent('Solved')
    await expect(open?.closest('li')).not.toHaveTextContent('Solved')
  },
}

/** Visitors see no lab as solved. */
export const LabsSignedOut: Story = {
  parameters: { states: ['Course details: Course Content: hands-on labs, signed out'] },
  args: { labs: [{ title: 'The Exposed Bucket', href: '/lab/exposed-bucket' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 modules · 6 lessons · 1 lab')).toBeVisible()
    await expect(canvas.queryByText('Solved')).not.toBeInTheDocument()
  },
}

/** A long name leaves room for its mark. */
export const LongLabNames: Story = {
  tags: ['edge'],
  parameters: { maxWidth: 320, chromatic: { disableSnapshot: true } },
  args: {
    labs: [
      {
        title: 'Vertrauenswürdigkeitsüberprüfungsverfahrensdurchführungsbestimmungen',
        href: '/lab/long',
        isSolved: true,
      },
      { title: 'الدلو المكشوف', href: '/lab/arabic', isSolved: true },
    ],
  },
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'Course Content' })
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  },
}

/** Long titles wrap beside the count. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    modules: [
      {
        title:
          'From a flat network to a mesh of small, well-lit rooms with a guard at each door, and everything that can go wrong on the way there',
        lessons: [
          {
            title:
              'Vertrauenswürdigkeitsüberprüfungsverfahren in heterogenous environments that grew for twenty years',
            type: 'video',
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** A part without lessons says so. */
export const EmptyModule: Story = {
  parameters: { states: ['Course details: a module without lessons'] },
  args: { modules: [{ title: 'In preparation', lessons: [] }] },
}

export const Phone: Story = {
  tags: ['edge'],
  args: { canExpandAll: true },
  globals: { viewport: { value: 'phone' } },
}
