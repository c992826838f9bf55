import type { LessonOutlineModule } from './LessonOutline.tsx'

const titles: readonly (readonly [module: string, ...lessons: string[]])[] = [
  ['Getting around', 'The shell is a conversation', 'Files and folders', 'Reading what is there'],
  [
    'Keeping it running',
    'Processes and services',
    'Logs, and the one line in them that matters',
    'Check your knowledge',
  ],
  [
    'Hardening a machine that you can leave alone over the weekend',
    'Users and permissions',
    'SSH without surprises',
  ],
]

/** Three modules of a course, the first two lessons completed. */
export const outlineModules: readonly LessonOutlineModule[] = titles.map(
  ([title, ...lessons], module) => ({
    id: `module-${module + 1}`,
    title,
    lessons: lessons.map((name, place) => ({
      id: `lesson-${module + 1}-${place + 1}`,
      title: name,
      href: `/course/linux-for-cloud/lesson/lesson-${module + 1}-${place + 1}`,
      isCompleted: module === 0 && place < 2,
    })),
  }),
)
