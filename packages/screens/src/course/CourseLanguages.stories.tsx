import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { arabicScreens } from '../messages/arabic.ts'
import { course } from '../testing/fixtures.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import type { LanguageOffer } from './CourseLanguages.tsx'
import { CourseScreen } from './CourseScreen.tsx'

const names: Readonly<Record<string, string>> = { en: 'English', ar: 'العربية' }
const languages: LanguageOffer = { nameOf: (tag) => names[tag], onChoose: fn() }

const meta = {
  title: 'Screens/Course languages',
  component: CourseScreen,
  tags: ['edge'],
  args: {
    slug: 'linux-for-cloud',
    signInHref: '/signin',
    exploreHref: '/',
    lessonHref: (lessonId) => `/lesson/${lessonId}`,
    labHref: (path) => `/lab/${path}`,
    onOpenLesson: fn(),
    onOpenCompleted: fn(),
    languages,
  },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  decorators: [inScreenFrame],
} satisfies Meta<typeof CourseScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (change: Partial<typeof course>) => ({
  adapters: {
    course: { get: async () => ({ ...course, ...change }) },
  } satisfies AdapterOverrides,
})

const [firstModule, ...otherModules] = course.outline

/** A course that is partly translated: one lesson is, the others are in English. */
const translated: Partial<typeof course> = {
  title: 'لينكس للسحابة',
  description: 'تتعلم فيها ما تحتاج إليه كل يوم.',
  lang: 'ar',
  translations: ['ar'],
  outline: [
    {
      title: 'البداية',
      lessons: (firstModule?.lessons ?? []).map((lesson, index) =>
        index === 0 ? { ...lesson, title: 'الصدفة محادثة', lang: 'ar' } : lesson,
      ),
    },
    ...otherModules,
  ],
}

/** On an English page: the other language by its own name, which can be chosen. */
export const AlsoIn: Story = {
  parameters: showing({ translations: ['ar'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Also in:')).toBeVisible()
    const choice = canvas.getByRole('button', { name: 'العربية' })
    await userEvent.click(choice)
    await expect(languages.onChoose).toHaveBeenCalledWith('ar')
    await expect(choice.querySelector('[lang="ar"]')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'English' })).toBeNull()
  },
}

/** Arabic text on an Arabic page needs no mark; text that is still English has one. */
export const Translated: Story = {
  globals: { language: 'ar' },
  parameters: showing(translated),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'لينكس للسحابة' })
    await expect(title.querySelector('[lang]')).toBeNull()
    await expect(canvas.getByText(arabicScreens.course.alsoIn)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'English' })).toBeVisible()
  },
}

/** The reverse: Arabic text for an English reader is marked with its language. */
export const TranslatedOnEnglishPage: Story = {
  parameters: showing(translated),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 })
    await expect(title.querySelector('bdi')).toHaveAttribute('lang', 'ar')
    await expect(canvas.getByText('الصدفة محادثة')).toHaveAttribute('lang', 'ar')
    await expect(canvas.getByText('Files and folders')).not.toHaveAttribute('lang')
  },
}

/** The English text has changed since. */
export const Outdated: Story = {
  globals: { language: 'ar' },
  parameters: showing({ ...translated, isOutdated: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(arabicScreens.course.outdated)).toBeVisible()
  },
}
