import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callTable } from './table.ts'

const issuedAt = '2026-03-14T09:00:00.000Z'

test('a response contains only the fields of its schema', () => {
  const question = { _id: 'q1', questionText: 'Which?', allowMultipleSelection: false }
  const outline = [
    {
      _id: 'm1',
      order: 1,
      title: 'One',
      lessons: [{ _id: 'l1', order: 1, title: 'Quiz', completed: false }],
    },
  ]
  const lesson = {
    _id: 'l1',
    title: 'Quiz',
    description: '',
    type: 'quiz',
    library: null,
    content: null,
    videoUrl: null,
    film: null,
    passedQuiz: null,
    module: 'm1',
    course: { slug: 'git-basics', title: 'Git Basics' },
    previousLesson: null,
    courseOutline: outline,
    position: 0,
  }
  const quiz = { _id: 'z1', title: 'Quiz', instructions: '' }
  const success = (asked: object) => ({
    success: true,
    message: 'Lesson.',
    data: { ...lesson, quizWithQuestions: { ...quiz, questions: [asked] } },
  })
  const leaky = {
    ...question,
    correctOptions: ['o1'],
    options: [{ optionId: 'o1', text: 'This', isCorrect: true }],
  }
  const clean = { ...question, options: [{ optionId: 'o1', text: 'This' }] }
  expect(z.parse(callTable.getLesson.response, success(leaky))).toEqual(success(clean))
})

test('each response has the fields that clients read', () => {
  const { response: login } = callTable.login
  const user = { _id: 'u1', firstName: 'Dana', lastName: 'Learner', email: 'learner@demo.test' }
  const signedIn = { success: true, token: 't', data: { token: 't', user } }
  expect(
    z.parse(login, { ...signedIn, data: { token: 't', user: { ...user, passwordHash: 'x' } } }),
  ).toEqual(signedIn)

  const samples: [z.ZodMiniType, object][] = [
    [callTable.explore.response, { success: true, data: [] }],
    [
      callTable.enrol.response,
      { success: true, message: 'Enrolled.', data: { currentLesson: 'l1' } },
    ],
    [callTable.courseStatus.response, { success: true, data: null }],
    [
      callTable.courseStatus.response,
      { success: true, data: { currentLesson: null, completed: true, lessonIds: ['l1'] } },
    ],
    [callTable.startLab.response, { success: true, message: 'Started.', data: { _id: 's1' } }],
    [
      callTable.completeLesson.response,
      { success: true, data: { progress: { completed: true }, nextLesson: null } },
    ],
    [
      callTable.completeLesson.response,
      { success: true, data: { progress: { completed: false }, nextLesson: { _id: 'l2' } } },
    ],
    [
      callTable.submitQuiz.response,
      {
        success: true,
        message: 'Done.',
        data: { score: 67, passed: false, passMark: 70, missed: [] },
      },
    ],
    [callTable.courseCertificate.response, { success: true, certificate: null }],
    [callTable.courseBadge.response, { success: true, data: null }],
    [callTable.listCredentials.response, { success: true, data: { credentials: [] } }],
    [
      callTable.creditLedger.response,
      { success: true, data: { balance: 0, entries: [], monthly: 0 } },
    ],
    [
      callTable.verifyCertificate.response,
      {
        success: true,
        certificate: {
          csnId: 'CSN-DEMO000002',
          participantName: 'Pat Participant',
          certificateType: 'bootcamp',
          bootcampName: 'AWS Cloud Bootcamp',
          course: null,
          issuedAt,
          status: 'Valid',
          imageUrl: null,
          pdfUrl: null,
          achievement: null,
          evidence: [
            {
              path: 'exposed-bucket',
              title: 'The Exposed Bucket',
              solved: 5,
              checks: 5,
              minutes: 12,
              solvedAt: issuedAt,
            },
          ],
        },
      },
    ],
    [
      callTable.listLabSessions.response,
      {
        success: true,
        data: [
          {
            _id: 's1',
            status: 'completed',
            startedAt: issuedAt,
            endedAt: issuedAt,
            timeFactor: 1,
            ttl: 60,
            maxTtl: 240,
            queuePlace: null,
            creditsUsed: 2,
            creditsBack: 0,
            outputs: { connectionUrl: 'http://s1.localhost:3100', credentials: { password: null } },
            error: null,
            mission: {
              checks: [
                {
                  id: 'list-closed',
                  name: 'A name',
                  state: 'solved',
                  solvedAt: issuedAt,
                  section: 'Look around',
                  hintCount: 2,
                  hints: ['Look.'],
                },
                {
                  id: 'pictures-load',
                  name: 'Another',
                  state: 'holding',
                  solvedAt: null,
                  section: null,
                  hintCount: 0,
                  hints: [],
                },
              ],
              solvedAt: null,
            },
            lab: {
              title: 'The Exposed Bucket',
              domain: 'cloud engineering',
              level: 'beginner',
              path: 'exposed-bucket',
            },
          },
        ],
      },
    ],
  ]
  for (const [schema, body] of samples) expect(z.parse(schema, body)).toEqual(body)
})
