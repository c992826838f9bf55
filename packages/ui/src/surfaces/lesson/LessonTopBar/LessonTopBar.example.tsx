import { LessonTopBar } from '@rampart/ui/LessonTopBar'

export function Example() {
  return (
    <LessonTopBar
      courseTitle="Linux for the Cloud"
      courseHref="/course/linux"
      lessonTitle="Reading permissions"
      catalog={{ label: 'Courses', href: '/' }}
    />
  )
}
