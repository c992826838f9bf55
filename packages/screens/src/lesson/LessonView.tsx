import type { Lesson } from '@rampart/contract/entities/lesson'
import { EmptyState } from '@rampart/ui/EmptyState'
import { useMessages } from '@rampart/ui/Language'
import { LessonActions } from '@rampart/ui/LessonActions'
import { LessonHeader } from '@rampart/ui/LessonHeader'
import { LessonLayout } from '@rampart/ui/LessonLayout'
import { useState } from 'react'
import { copyText } from '../clipboard/copyText.ts'
import { lessonMessages } from './lesson.messages.ts'
import { NextLessonSkeleton, NextStageSkeleton } from './LessonSkeleton.tsx'
import { isCompleted, lessonAfter, outlineModules, placeOf, titleOf } from './outline.ts'
import { QuizLesson } from './QuizLesson.tsx'
import type { LessonWays } from './useLessonCompletion.ts'
import { useLessonCompletion } from './useLessonCompletion.ts'
import { VideoStage } from './VideoStage.tsx'

export interface LessonViewProps extends LessonWays {
  lessonId: string
  lesson: Lesson
  /** `lesson` is another one of the same course, until this one has come. */
  isPlaceholder: boolean
  courseHref: string
  /** All courses, above this one. */
  coursesHref: string
  /** Page of the completed course. */
  completedHref: string
  lessonHref: (lessonId: string) => string
}

/** A lesson with the outline of its course. The outline stays in place while the learner goes from one lesson to another. */
export function LessonView({
  lessonId,
  lesson,
  isPlaceholder,
  courseHref,
  coursesHref,
  completedHref,
  lessonHref,
  ...ways
}: LessonViewProps) {
  const messages = useMessages(lessonMessages)
  const [watched, setWatched] = useState<string>()
  const { _id, type } = lesson
  const next = lessonAfter(lesson)
  return (
    <LessonLayout
      courseTitle={lesson.course.title}
      courseHref={courseHref}
      lessonTitle={titleOf(lesson, lessonId) ?? lesson.title}
      catalog={{ label: messages.courses, href: coursesHref }}
      outline={{ modules: outlineModules(lesson, lessonHref), currentLesson: lessonId }}
      stage={
        type === 'video' &&
        (isPlaceholder ? (
          <NextStageSkeleton />
        ) : (
          <VideoStage key={_id} lesson={lesson} onEnd={() => setWatched(_id)} />
        ))
      }
    >
      {isPlaceholder ? (
        <NextLessonSkeleton />
      ) : (
        <LessonBody
          key={_id}
          lesson={lesson}
          ways={ways}
          actions={{
            previousHref: lesson.previousLesson ? lessonHref(lesson.previousLesson._id) : undefined,
            isCompleted: isCompleted(lesson),
            next: next
              ? { href: lessonHref(next), label: messages.next }
              : { href: completedHref, label: messages.courseCompleted },
            isVideoOver: watched === _id,
          }}
        />
      )}
    </LessonLayout>
  )
}

interface LessonBodyProps {
  /** Give it a key of its own: what is under way belongs to one lesson. */
  lesson: Lesson
  ways: LessonWays
  actions: Pick<
    Parameters<typeof LessonActions>[0],
    'previousHref' | 'isCompleted' | 'next' | 'isVideoOver'
  >
}

function LessonBody({ lesson, ways, actions }: LessonBodyProps) {
  const { unsupported, unsupportedHelp } = useMessages(lessonMessages)
  const completion = useLessonCompletion(lesson, ways)
  const { title, description, type, quizWithQuestions: quiz } = lesson
  const header = (
    <LessonHeader title={title} {...placeOf(lesson)} description={description} onCopy={copyText} />
  )
  if (type === 'quiz' && quiz) {
    return (
      <>
        {header}
        <QuizLesson key={quiz._id} lesson={lesson} quiz={quiz} completion={completion} />
        {/* A passed quiz has its own way on. */}
        <LessonActions {...actions} next={undefined} />
      </>
    )
  }
  return (
    <>
      {type !== 'video' && (
        <EmptyState title={unsupported} drawing="hexagons">
          {unsupportedHelp}
        </EmptyState>
      )}
      <LessonActions
        {...actions}
        onComplete={() => completion.complete()}
        isPending={completion.isPending}
      />
      {header}
    </>
  )
}
