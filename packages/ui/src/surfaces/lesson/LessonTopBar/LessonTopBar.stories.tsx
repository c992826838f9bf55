import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
  parameters: { ...darkAndMirrored, states: ['Lesson: top bar'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to course' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud',
    )
    await expect(canvas.getByText('Linux for the Cloud')).toBeVisible()
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
