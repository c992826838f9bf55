import { LessonActions } from '@rampart/ui/LessonActions'
import { useState } from 'react'

export function Example() {
  const [isCompleted, setCompleted] = useState(false)
  return (
    <LessonActions
      previousHref="/course/linux-for-cloud/lesson/2"
      next={{ href: '/course/linux-for-cloud/lesson/4', label: 'Next Lesson' }}
      isCompleted={isCompleted}
      onComplete={() => setCompleted(true)}
    />
  )
}
