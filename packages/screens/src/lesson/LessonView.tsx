import type { Lesson } from '@rampart/contract/entities/lesson'
import { Disclosure } from '@rampart/ui/Disclosure'
import { EmptyState } from '@rampart/ui/EmptyState'
import { ContentLanguage, useMessages } from '@rampart/ui/Language'
import { LessonActions } from '@rampart/ui/LessonActions'
import { LessonHeader } from '@rampart/ui/LessonHeader'
import { LessonLayout } from '@rampart/ui/LessonLayout'
import { Skeleton } from '@rampart/ui/Skeleton'
import { Text } from '@rampart/ui/Text'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { copyText } from '../clipboard/copyText.ts'
import { lazyPart } from '../pages/latePart.tsx'
import { lessonMessages } from './lesson.messages.ts'
import { NextLessonSkeleton, NextStageSkeleton } from './LessonSkeleton.tsx'
import { isCompleted, lessonAfter, outlineModules, placeOf, titleOf } from './outline.ts'
import { QuizLesson } from './QuizLesson.tsx'
import type { LessonWays } from './useLessonCompletion.ts'
import { useLessonCompletion } from './useLessonCompletion.ts'
import { VideoStage } from './VideoStage.tsx'

const LessonTranscript = lazyPart(
  async () => (await import('./LessonTranscript.tsx')).LessonTranscript,
)

/** As high as a closed transcript. */
const placeOfTranscript = <Disclosure title="Transcript">{null}</Disclosure>

export interface LessonViewProps extends LessonWays {
  lessonId: string
  lesson: Lesson
  /** `lesson` is another one of the same course, until this one is loaded. */
  isPlaceholder: boolean
  courseHref: string
  /** Address of all courses, above this one in the breadcrumbs. */
  coursesHref: string
  /** Page of the completed course. */
  completedHref: string
  lessonHref: (lessonId: string) => string
}

/**
 * A lesson with the outline of its course. The outline stays in place when the learner opens
 * another lesson.
 */
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
  const [jump, setJump] = useState<{ lesson: string; to: number }>()
  const { _id, type } = lesson
  const jumpTo = useCallback((to: number) => setJump({ lesson: _id, to }), [_id])
  const next = lessonAfter(lesson)
  return (
    <ContentLanguage locale={lesson.lang}>
      <LessonLayout
        courseTitle={lesson.course.title}
        courseLang={lesson.course.lang ?? 'en'}
        courseHref={courseHref}
        lessonTitle={titleOf(lesson, lessonId) ?? lesson.title}
        catalog={{ label: messages.courses, href: coursesHref }}
        outline={{ modules: outlineModules(lesson, lessonHref), currentLesson: lessonId }}
        stage={
          type === 'video' &&
          (isPlaceholder ? (
            // Most films of a course are of one kind.
            <NextStageSkeleton placeOf={lesson.film?.recordingUrl ? 'terminal' : 'video'} />
          ) : (
            <VideoStage
              key={_id}
              lesson={lesson}
              onEnd={() => setWatched(_id)}
              jump={jump?.lesson === _id ? jump : undefined}
            />
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
            lessonHref={lessonHref}
            onJump={jumpTo}
            actions={{
              previousHref: lesson.previousLesson
                ? lessonHref(lesson.previousLesson._id)
                : undefined,
              isCompleted: isCompleted(lesson),
              next: next
                ? { href: lessonHref(next), label: messages.next }
                : { href: completedHref, label: messages.courseCompleted },
              isVideoOver: watched === _id,
            }}
          />
        )}
      </LessonLayout>
    </ContentLanguage>
  )
}

/**
 * From this length on, in characters of HTML, a text takes so much of a screen that the actions are
 * repeated at its end.
 */
const longText = 800

/** Elements that a fragment of the page's address can name. */
const headingsWithId = ':is(h2, h3, h4)[id]'

/**
 * Scrolls to the part of the text that the address names: it was not there yet when the page
 * opened.
 */
function showPlaceOfAddress(): void {
  const { hash } = location
  const place = [...document.querySelectorAll(headingsWithId)].find(
    ({ id }) => encodeURIComponent(id) === hash.slice(1) || id === hash.slice(1),
  )
  place?.scrollIntoView()
}

interface LessonBodyProps {
  /** Give the component a key: its state belongs to one lesson. */
  lesson: Lesson
  ways: LessonWays
  lessonHref: (lessonId: string) => string
  onJump: (seconds: number) => void
  actions: Pick<
    Parameters<typeof LessonActions>[0],
    'previousHref' | 'isCompleted' | 'next' | 'isVideoOver'
  >
}

function LessonBody({ lesson, ways, lessonHref, onJump, actions }: LessonBodyProps) {
  const { unsupported, unsupportedHelp, outdated, untranslated } = useMessages(lessonMessages)
  const completion = useLessonCompletion(lesson, ways)
  const { title, description, type, quizWithQuestions: quiz } = lesson
  const note = lesson.isOutdated ? outdated : lesson.course.lang && !lesson.lang && untranslated
  useEffect(showPlaceOfAddress, [])
  const header = {
    title,
    description,
    ...placeOf(lesson),
    onCopy: copyText,
  }
  if (type === 'quiz' && quiz) {
    return (
      <>
        {note && <Text tone="muted">{note}</Text>}
        <LessonHeader {...header} />
        <QuizLesson
          key={quiz._id}
          lesson={lesson}
          quiz={quiz}
          completion={completion}
          lessonHref={lessonHref}
        />
        {/* A passed quiz has its own button to continue. */}
        <LessonActions {...actions} next={undefined} />
      </>
    )
  }
  const way = (
    <LessonActions
      {...actions}
      onComplete={() => completion.complete()}
      isPending={completion.isPending}
    />
  )
  return (
    <>
      {type !== 'video' && (
        <EmptyState title={unsupported} drawing="hexagons">
          {unsupportedHelp}
        </EmptyState>
      )}
      {way}
      {note && <Text tone="muted">{note}</Text>}
      {lesson.film && (
        <Suspense fallback={<Skeleton isLoading>{placeOfTranscript}</Skeleton>}>
          <LessonTranscript lessonId={lesson._id} film={lesson.film} onJump={onJump} />
        </Suspense>
      )}
      <LessonHeader {...header} end={description.length > longText ? way : undefined} />
    </>
  )
}
