import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { arabicScreens } from '../messages/arabic.ts'
import { lesson } from '../testing/learningFixtures.ts'
import type { LessonStoryArgs } from './lessonStories.tsx'
import { answering, lessonStory } from './lessonStories.tsx'

const meta = {
  title: 'Screens/Lesson languages',
  ...lessonStory,
  tags: ['edge'],
  parameters: { ...lessonStory.parameters, chromatic: { disableSnapshot: true } },
  globals: { language: 'ar' },
} satisfies Meta<LessonStoryArgs>

export default meta
type Story = StoryObj<typeof meta>

const course = { ...lesson.course, title: 'لينكس للسحابة', lang: 'ar' }
const translated = {
  ...lesson,
  course,
  title: 'الملفات والمجلدات',
  description: '<p>كل شيء ملف.</p>',
  lang: 'ar',
}

/**
 * Text and title are in the language of the page; titles in the outline in another language are
 * marked with it.
 */
export const Translated: Story = {
  parameters: answering({ get: async () => translated }),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'الملفات والمجلدات' })
    await expect(title.querySelector('[lang]')).toBeNull()
    await expect(canvas.getByText('The shell is a conversation')).toHaveAttribute('lang', 'en')
  },
}

/** The English text has changed since. */
export const Outdated: Story = {
  parameters: answering({ get: async () => ({ ...translated, isOutdated: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(arabicScreens.lesson.outdated)).toBeVisible()
  },
}

/** The course is translated, this lesson is not: it is in English, and a note says so. */
export const Untranslated: Story = {
  parameters: answering({ get: async () => ({ ...lesson, course }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(arabicScreens.lesson.untranslated)).toBeVisible()
  },
}
