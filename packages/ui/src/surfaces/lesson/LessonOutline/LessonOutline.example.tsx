import { LessonOutline } from '@rampart/ui/LessonOutline'

export function Example() {
  return (
    <LessonOutline
      currentLesson="writing"
      modules={[
        {
          id: 'files',
          title: 'Files',
          lessons: [
            {
              id: 'reading',
              title: 'Reading what is there',
              href: '/course/linux/lesson/reading',
              isCompleted: true,
            },
            {
              id: 'writing',
              title: 'Writing',
              href: '/course/linux/lesson/writing',
              isCompleted: false,
            },
          ],
        },
      ]}
    />
  )
}
