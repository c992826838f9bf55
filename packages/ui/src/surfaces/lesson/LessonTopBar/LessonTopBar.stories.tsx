import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LessonTopBar } from './LessonTopBar.tsx'

const meta = {
  title: 'Surfaces/Lesson/LessonTopBar',
  component: LessonTopBar,
  args: { courseTitle: 'Linux for the Cloud', courseHref: '/course/linux-for-cloud' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LessonTopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { states: ['Lesson: top bar'] },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back to course' })
    await expect(back).toHaveAttribute('href', '/course/linux-for-cloud')
    // With a label, its `title` would not be its name but a description that repeats it.
    await expect(back).not.toHaveAttribute('aria-label')
    await expect(canvas.getByText('Linux for the Cloud')).toBeVisible()
  },
}

/** On phones one link back to the course, in place of the arrow. */
export const WayHere: Story = {
  args: {
    lessonTitle: 'Reading permissions',
    catalog: { label: 'Courses', href: '/' },
  },
  parameters: { ...darkAndMirrored, states: ['Lesson: the way here'] },
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(way.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/')
    await expect(way.getByRole('link', { name: 'Linux for the Cloud' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud',
    )
    await expect(way.getByText('Reading permissions').parentElement).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const WayHereOnPhone: Story = {
  ...WayHere,
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Back to course' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Courses' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Linux for the Cloud' })).toBeVisible()
  },
}

/** Two lines at most; the button keeps its width. */
export const LongTitle: Story = {
  tags: ['edge'],
  args: {
    courseTitle:
      'Securing the Software Supply Chain End to End, from Commit to Cluster, for Teams That Deploy on Fridays and Sleep Well',
    action: (
      <Button variant="soft" size="small">
        Lessons
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

/** An English title is cut at its end, and begins where the Arabic words begin. */
export const LongTitleRightToLeft: Story = {
  ...LongTitle,
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...LongTitle.args, courseLang: 'en' },
  globals: { language: 'ar', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByText(/^Securing the Software/)
    await expect(title).toHaveStyle({ webkitLineClamp: '2', direction: 'ltr' })
    const line = document.createRange()
    line.selectNodeContents(title)
    await expect(line.getClientRects()[0]?.right).toBeCloseTo(
      title.getBoundingClientRect().right,
      0,
    )
  },
}
