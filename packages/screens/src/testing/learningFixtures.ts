import type { CompletedCourse } from '@rampart/contract/entities/completedCourse'
import type { CourseOutlineModule, Lesson } from '@rampart/contract/entities/lesson'
import type { OngoingCourse } from '@rampart/contract/entities/ongoingCourse'
import type { Quiz } from '@rampart/contract/entities/quiz'
import type { Transcript } from '@rampart/contract/entities/transcript'
import type { QuizReview } from '@rampart/contract/entities/quizReview'

/** Two modules, the first lesson done. */
export const courseOutline: CourseOutlineModule[] = [
  {
    _id: 'module-1',
    order: 1,
    title: 'Getting around',
    lessons: [
      { _id: 'lesson-1', order: 1, title: 'The shell is a conversation', completed: true },
      { _id: 'lesson-2', order: 2, title: 'Files and folders', completed: false },
    ],
  },
  {
    _id: 'module-2',
    order: 2,
    title: 'Keeping it running',
    lessons: [
      { _id: 'lesson-3', order: 1, title: 'Processes and services', completed: false },
      { _id: 'lesson-4', order: 2, title: 'Check your knowledge', completed: false },
    ],
  },
]

/** A video lesson in the middle of a course. */
export const lesson: Lesson = {
  _id: 'lesson-2',
  title: 'Files and folders',
  description:
    '<p>Everything is a file, and every file has a place. You will move around the tree, make things and remove them again.</p>',
  type: 'video',
  library: 'demo',
  content: 'terminal-session',
  videoUrl: 'about:blank',
  film: { isDemo: true, seconds: 12, recordingUrl: null },
  module: 'module-1',
  course: { slug: 'linux-for-cloud', title: 'Linux for the Cloud' },
  previousLesson: { _id: 'lesson-1' },
  courseOutline,
  quizWithQuestions: null,
  passedQuiz: null,
  position: 0,
}

/** The transcript of the lesson's film. */
export const transcript: Transcript = {
  language: 'en',
  cues: [
    { start: 0, end: 4, text: 'Typed in a terminal: ls, which lists what a folder holds.' },
    { start: 4, end: 7.7, text: 'Next, cd moves into the folder named etc.' },
    { start: 7.7, end: 12, text: 'So that is where the settings are.' },
  ],
}

/** A recording of a terminal. */
export const recording = [
  { version: 2, width: 40, height: 8 },
  [0, 'o', '$ '],
  [1, 'm', 'What is here'],
  [1, 'o', 'ls'],
  [2, 'o', '\r\netc  home  tmp\r\n$ '],
  [6, 'm', 'Into a folder'],
  [6, 'o', 'cd etc'],
  [7, 'o', '\r\n$ '],
  [12, 'o', ''],
]
  .map((line) => JSON.stringify(line))
  .join('\n')

/** What is spoken and typed in it. */
export const terminalTranscript: Transcript = {
  language: 'en',
  cues: [
    { start: 0, end: 3, text: 'ls lists what a folder holds.' },
    { start: 1, end: 3, text: '$ ls' },
    { start: 3, end: 8, text: 'Next, cd moves into the folder named etc.' },
    { start: 6, end: 8, text: '$ cd etc' },
    { start: 8, end: 12, text: 'So that is where the settings are.' },
  ],
}

/** A single-choice and a multiple-selection question. */
export const quiz: Quiz = {
  _id: 'quiz-1',
  title: 'Check your knowledge',
  instructions: 'Two questions; both must be right.',
  questions: [
    {
      _id: 'question-1',
      questionText: 'Which command shows where you are?',
      allowMultipleSelection: false,
      options: [
        { optionId: 'option-1', text: 'pwd' },
        { optionId: 'option-2', text: 'cd' },
        { optionId: 'option-3', text: 'whoami' },
      ],
    },
    {
      _id: 'question-2',
      questionText: 'Which of these change what a file may be used for?',
      allowMultipleSelection: true,
      options: [
        { optionId: 'option-4', text: 'chmod' },
        { optionId: 'option-5', text: 'chown' },
        { optionId: 'option-6', text: 'cat' },
      ],
    },
  ],
}

/** The quiz as a lesson. */
export const quizLesson: Lesson = {
  ...lesson,
  _id: 'lesson-4',
  title: 'Check your knowledge',
  description: '',
  type: 'quiz',
  library: null,
  content: null,
  videoUrl: null,
  film: null,
  module: 'module-2',
  previousLesson: { _id: 'lesson-3' },
  quizWithQuestions: quiz,
}

/** The lesson with an id of the outline: the quiz, or a video lesson with its title. */
export function lessonOf(lessonId: string): Lesson | undefined {
  if (lessonId === quizLesson._id) return quizLesson
  const all = courseOutline.flatMap((module) =>
    module.lessons.map((each) => ({ module: module._id, ...each })),
  )
  const place = all.findIndex(({ _id }) => _id === lessonId)
  const [found, previous] = [all[place], all[place - 1]]
  return (
    found && {
      ...lesson,
      _id: found._id,
      title: found.title,
      module: found.module,
      previousLesson: previous ? { _id: previous._id } : null,
    }
  )
}

/** The right options of the quiz, by question. */
export const correct: Record<string, string[]> = {
  'question-1': ['option-1'],
  'question-2': ['option-4', 'option-5'],
}

export const quizReview: QuizReview = {
  _id: quiz._id,
  title: quiz.title,
  questions: quiz.questions.map((question) => ({
    ...question,
    correctOptions: correct[question._id] ?? [],
    selectedOptions: correct[question._id] ?? [],
    explanation: 'The manual page says so: try man, followed by the name of the command.',
  })),
}

export const ongoingCourses: OngoingCourse[] = [
  {
    _id: 'enrolment-1',
    course: { domain: 'cloud engineering', title: 'Linux for the Cloud', slug: 'linux-for-cloud' },
    enrolledAt: '2026-10-05T09:00:00.000Z',
    progress: 25,
    next: { _id: 'lesson-2', title: 'Files and folders' },
    minutesLeft: 150,
  },
  {
    _id: 'enrolment-2',
    course: {
      domain: 'devsecops',
      title: 'Securing the Software Supply Chain End to End, from Commit to Cluster',
      slug: 'software-supply-chain',
    },
    enrolledAt: '2026-09-21T09:00:00.000Z',
    progress: 66.6,
    next: { _id: 'software-supply-chain-lesson-3', title: 'Lesson 3' },
    minutesLeft: 5,
  },
]

export const completedCourses: CompletedCourse[] = [
  {
    _id: 'enrolment-3',
    course: {
      domain: 'cybersecurity',
      title: 'Incident Response 101',
      slug: 'incident-response-101',
    },
    completedAt: '2026-08-14T09:00:00.000Z',
  },
]
