import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppShell } from '../../shell/AppShell/AppShell.tsx'
import { LessonActions } from '../LessonActions/LessonActions.tsx'
import { LessonHeader } from '../LessonHeader/LessonHeader.tsx'
import { outlineModules } from '../LessonOutline/outlineFixture.ts'
import { TopBar } from '../../shell/TopBar/TopBar.tsx'
import { topBarArgs } from '../../shell/TopBar/topBarFixture.ts'
import { VideoFrame } from '../VideoFrame/VideoFrame.tsx'
import { mirrored } from '../../../docs/modes.ts'
import { LessonLayout } from './LessonLayout.tsx'

const meta = {
  title: 'Surfaces/Lesson/LessonLayout',
  component: LessonLayout,
  args: {
    courseTitle: 'Linux for the Cloud',
    courseHref: '/course/linux-for-cloud',
    outline: { modules: outlineModules, currentLesson: 'lesson-1-3' },
    stage: <VideoFrame title="Reading what is there" videoUrl={null} />,
    children: (
      <>
        <LessonActions
          previousHref="/course/linux-for-cloud/lesson/lesson-1-2"
          onComplete={() => undefined}
        />
        <LessonHeader
          title="Reading what is there"
          module={1}
          lesson={3}
          description="<p>Four commands show what is in a file without changing it.</p>"
        />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
  // It sticks below the site's own bar.
  decorators: [
    (Story) => (
      <AppShell header={<TopBar {...topBarArgs} session="signed-in" />}>
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof LessonLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The outline is always visible and comes after the lesson, also for the keyboard. */
export const Wide: Story = {
  parameters: { ...mirrored, states: ['Lesson: wide'] },
  play: async ({ canvas }) => {
    const outline = canvas.getByRole('complementary', { name: 'Course content' })
    await expect(outline).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Lessons' })).not.toBeInTheDocument()
    const [complete, current] = [
      canvas.getByRole('button', { name: 'Mark as Complete' }),
      within(outline).getByRole('link', { current: 'page' }),
    ]
    await expect(
      complete.compareDocumentPosition(current) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  },
}

/** No stage: a lesson that is only text. */
export const Reading: Story = {
  args: { stage: undefined },
  parameters: { states: ['Lesson: wide'], chromatic: { disableSnapshot: true } },
}

/** Below 900 px a button opens the outline. */
export const Tablet: Story = {
  parameters: { states: ['Lesson: narrow'] },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Lessons' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

/** In a drawer; Escape closes it and the focus goes back. */
export const DrawerOpen: Story = {
  parameters: { states: ['Lesson: narrow, outline open'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lessons' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Course Content' }))
    await waitFor(() => expect(drawer.getByRole('link', { current: 'page' })).toBeVisible())
  },
}

export const DrawerCloses: Story = {
  ...DrawerOpen,
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [current, setCurrent] = useState('lesson-1-3')
    useEffect(() => {
      const follow = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (!link) return
        event.preventDefault()
        setCurrent(link.pathname.split('/').at(-1) ?? '')
      }
      document.addEventListener('click', follow)
      return () => document.removeEventListener('click', follow)
    }, [])
    return <LessonLayout {...args} outline={{ ...args.outline, currentLesson: current }} />
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Lessons' })
    await step('By Escape', async () => {
      await userEvent.click(button)
      await screen.findByRole('dialog')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('On the way to another lesson', async () => {
      await userEvent.click(button)
      const drawer = within(await screen.findByRole('dialog'))
      await userEvent.click(drawer.getByRole('link', { name: /Files and folders/ }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
    await step('The drawer knows where one is', async () => {
      await userEvent.click(button)
      const drawer = within(await screen.findByRole('dialog'))
      await expect(drawer.getByRole('link', { current: 'page' })).toHaveAccessibleName(
        'Files and folders (completed)',
      )
    })
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }

const long = Array.from({ length: 60 }, (_, index) => ({
  id: `long-${index}`,
  title: `Lesson ${index + 1} of a long module`,
  href: `/lesson/${index}`,
  isCompleted: index < 40,
}))

/** The outline scrolls to the current lesson; the page does not move. */
export const LongOutline: Story = {
  tags: ['edge'],
  args: {
    outline: {
      modules: [{ id: 'long', title: 'A long module', lessons: long }],
      currentLesson: 'long-45',
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const outline = canvas.getByRole('complementary', { name: 'Course content' })
    const scroller = outline.firstElementChild as HTMLElement
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(0))
    const [frame, current] = [
      scroller.getBoundingClientRect(),
      within(outline).getByRole('link', { current: 'page' }).getBoundingClientRect(),
    ]
    await expect(current.top >= frame.top && current.bottom <= frame.bottom).toBe(true)
    await expect(scrollY).toBe(0)
  },
}
