import { LessonHeader } from '@rampart/ui/LessonHeader'
import { LessonLayout } from '@rampart/ui/LessonLayout'
import { VideoFrame } from '@rampart/ui/VideoFrame'

const modules = [
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
      { id: 'writing', title: 'Writing', href: '/course/linux/lesson/writing', isCompleted: false },
    ],
  },
]

export function Example() {
  return (
    <LessonLayout
      courseTitle="Linux for the Cloud"
      courseHref="/course/linux"
      outline={{ modules, currentLesson: 'reading' }}
      stage={<VideoFrame title="Reading what is there" videoUrl="https://player.example/embed/3" />}
    >
      <LessonHeader title="Reading what is there" module={1} lesson={1} />
    </LessonLayout>
  )
}
