import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { lessonCompletions } from '../lessons/lessons.tables.ts'
import { addUser, only } from '../testing/records.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { contentTables } from './content.store.ts'
import { contentState } from './content.tables.ts'
import type { TableName } from './content.store.ts'
import { contentFolder, edited, validFiles } from './contentFixture.ts'
import type { Files } from './contentFixture.ts'
import { importContent } from './import.ts'
import { ContentError } from './problems.ts'

const { instructors, courses, modules, lessons, questions, options, labs } = contentTables

const COURSE = 'courses/first-steps/course.md'
const VIDEO = 'courses/first-steps/lessons/stages.md'
const QUIZ = 'courses/first-steps/lessons/check.yaml'
const LAB = 'labs/open-door/lab.md'

/** Content without the usual course and lab, but with others. */
const OTHERS: Files = {
  [COURSE]: null,
  [VIDEO]: null,
  [QUIZ]: null,
  [LAB]: null,
  'instructors.yaml': validFiles['instructors.yaml'].replace('ada-example', 'bob-example'),
  'courses/second/course.md': validFiles[COURSE]
    .replace('ada-example', 'bob-example')
    .replace('\n      - check', ''),
  'courses/second/lessons/stages.md': validFiles[VIDEO],
  'labs/closed-door/lab.md': validFiles[LAB],
}

/** Every row of every content table, with the times of the last change. */
async function snapshot(db: Database) {
  const rows: Partial<Record<TableName, unknown[]>> = {}
  for (const name of Object.keys(contentTables) as TableName[]) {
    rows[name] = await db.select().from(contentTables[name]).orderBy(asc(contentTables[name].id))
  }
  return rows
}

async function imported(): Promise<Database> {
  const { db } = await testDatabase()
  await importContent(db, await contentFolder())
  return db
}

const reimport = async (db: Database, changes: Files) =>
  importContent(db, await contentFolder(changes))

const withoutChangeTimes = (rows: unknown) =>
  JSON.stringify(rows, (key, value: unknown) => (key === 'updatedAt' ? undefined : value))

/** A learner who is enrolled in the course and has completed its video lesson. */
async function addLearner(db: Database) {
  const user = await addUser(db)
  const course = await only(db.select().from(courses))
  const enrolment = await only(
    db.insert(enrolments).values({ userId: user.id, courseId: course.id }).returning(),
  )
  const lesson = await only(db.select().from(lessons).where(eq(lessons.key, 'stages')))
  await db.insert(lessonCompletions).values({ enrolmentId: enrolment.id, lessonId: lesson.id })
  return user
}

test('the tables hold the content', async () => {
  const { db } = await testDatabase()
  expect(await reimport(db, {})).toMatchObject({ courses: 1, labs: 1 })
  const rows = await snapshot(db)
  expect(rows.courses).toMatchObject([
    {
      slug: 'first-steps',
      minutes: 15,
      accessType: 'open',
      completionCredential: 'certificate',
      previewContent: 'intro-devops',
      listed: true,
    },
  ])
  expect(rows.lessons).toHaveLength(2)
  expect(rows.lessons).toContainEqual(
    expect.objectContaining({
      key: 'stages',
      position: 1,
      videoContent: 'pipeline-run',
      descriptionHtml: '<p>A pipeline has <strong>stages</strong>.</p>',
    }),
  )
  expect(rows.lessons).toContainEqual(
    expect.objectContaining({ key: 'check', position: 2, videoContent: null, descriptionHtml: '' }),
  )
  expect(rows.quizzes).toMatchObject([{ title: 'Check yourself', passMark: 70 }])
  expect(rows.questions).toHaveLength(2)
  expect(rows.options).toHaveLength(5)
  expect(rows.labs).toMatchObject([
    {
      path: 'open-door',
      listed: true,
      guideHtml: '<h2 id="text-look-around">Look around</h2>\n<p>Start with the ports.</p>',
    },
  ])
})

test('the same content again changes no row', async () => {
  const db = await imported()
  const before = await snapshot(db)
  await reimport(db, {})
  expect(await snapshot(db)).toEqual(before)
})

test('content that has not changed costs one query', async () => {
  const db = await imported()
  const asked: PropertyKey[] = []
  const watched = new Proxy(db, {
    get: (target, name) => {
      asked.push(name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  expect(await importContent(watched, await contentFolder())).toMatchObject({ courses: 1, labs: 1 })
  expect(asked).toEqual(['select'])
})

test('a table that something else has changed is put right by the next import', async () => {
  const db = await imported()
  const before = withoutChangeTimes(await snapshot(db))
  await db.update(lessons).set({ title: 'Of an older release' })
  await db.delete(options)
  await reimport(db, {})
  const after = await snapshot(db)
  expect(after.options).toHaveLength(5)
  expect(withoutChangeTimes({ ...after, options: [] })).toBe(
    withoutChangeTimes({ ...JSON.parse(before), options: [] }),
  )
})

test('each import counts what is listed, by type, level and domain', async () => {
  const db = await imported()
  const kind = { domain: 'devops', items: 1 }
  const counts = async () => (await only(db.select().from(contentState))).counts
  expect(await counts()).toEqual([
    { ...kind, type: 'course', level: 'beginner' },
    { type: 'lab', level: 'beginner', domain: 'cybersecurity', items: 1 },
  ])
  await reimport(db, edited(COURSE, 'beginner', 'expert'))
  expect(await counts()).toContainEqual({ ...kind, type: 'course', level: 'expert' })
})

test('broken content changes nothing', async () => {
  const db = await imported()
  const before = await snapshot(db)
  const broken = {
    ...edited(COURSE, 'First Steps', 'Other Steps'),
    ...edited(LAB, 'beginner', 'easy'),
  }
  await expect(reimport(db, broken)).rejects.toThrow(ContentError)
  expect(await snapshot(db)).toEqual(before)
})

describe('learning records stay with', () => {
  test('lessons that are renamed, reordered and moved to another module', async () => {
    const db = await imported()
    await addLearner(db)
    const before = await db.select().from(lessonCompletions)
    const outline =
      '  - title: First of all\n    lessons:\n      - check\n  - title: The pipeline\n    lessons:\n      - stages'
    await reimport(db, {
      ...edited(
        COURSE,
        '  - title: The pipeline\n    lessons:\n      - stages\n      - check',
        outline,
      ),
      ...edited(VIDEO, 'Stages of a pipeline', 'What a pipeline does'),
    })
    expect(await db.select().from(lessonCompletions)).toEqual(before)
    const rows = await db
      .select({
        module: modules.title,
        place: modules.position,
        key: lessons.key,
        title: lessons.title,
        position: lessons.position,
      })
      .from(lessons)
      .innerJoin(modules, eq(modules.id, lessons.moduleId))
      .orderBy(modules.position)
    expect(rows).toEqual([
      { module: 'First of all', place: 1, key: 'check', title: 'Check yourself', position: 1 },
      {
        module: 'The pipeline',
        place: 2,
        key: 'stages',
        title: 'What a pipeline does',
        position: 1,
      },
    ])
  })

  test('a module that is removed after its lessons have left it', async () => {
    const db = await imported()
    const two =
      '  - title: The pipeline\n    lessons:\n      - stages\n  - title: More\n    lessons:\n      - check'
    const changes = edited(
      COURSE,
      '  - title: The pipeline\n    lessons:\n      - stages\n      - check',
      two,
    )
    await reimport(db, changes)
    await addLearner(db)
    await reimport(db, edited(COURSE, 'The pipeline', 'More'))
    expect(
      await db.select({ title: modules.title, position: modules.position }).from(modules),
    ).toEqual([{ title: 'More', position: 1 }])
    expect(await db.select().from(lessonCompletions)).toHaveLength(1)
  })

  test('a removed lesson takes only its own completions with it', async () => {
    const db = await imported()
    await addLearner(db)
    await reimport(db, { ...edited(COURSE, '\n      - check', ''), [QUIZ]: null })
    expect(await db.select().from(lessonCompletions)).toHaveLength(1)
    await reimport(db, { ...edited(COURSE, '      - stages\n', ''), [VIDEO]: null })
    expect(await db.select().from(lessonCompletions)).toEqual([])
    expect(await db.select({ minutes: courses.minutes }).from(courses)).toEqual([{ minutes: 5 }])
  })

  test('questions and options in another order and wording keep their ids', async () => {
    const db = await imported()
    const idOf = async (text: string) =>
      (await only(db.select().from(options).where(eq(options.text, text)))).id
    const questionOf = async (text: string) =>
      (await only(db.select().from(questions).where(eq(questions.text, text)))).id
    const [checkout, deploy, build, testing] = [
      await idOf('Checkout'),
      await idOf('Deploy'),
      await idOf('Build'),
      await idOf('Test'),
    ]
    const [first, second] = [
      await questionOf('What runs first?'),
      await questionOf('Which are stages?'),
    ]

    const [head = '', one = '', two = ''] = validFiles[QUIZ].split(/(?=    - text: W)/)
    await reimport(db, {
      [QUIZ]:
        head +
        two.replace('text: Build', 'text: Testing').replace('text: Test\n', 'text: Build\n') +
        one,
    })
    expect([await questionOf('What runs first?'), await questionOf('Which are stages?')]).toEqual([
      first,
      second,
    ])
    // 'Build' moved. 'Testing' is at the position of 'Build', whose id is used, so it is new, and
    // 'Test' is deleted.
    expect([await idOf('Checkout'), await idOf('Deploy'), await idOf('Build')]).toEqual([
      checkout,
      deploy,
      build,
    ])
    expect([build, testing]).not.toContain(await idOf('Testing'))

    await reimport(db, { [QUIZ]: head + one.replace('Checkout', 'Fetching the sources') + two })
    expect(await idOf('Fetching the sources')).toBe(checkout)
  })
})

describe('courses and labs that are no longer in the content', () => {
  test('are deleted if no learner has records of them', async () => {
    const db = await imported()
    expect(await reimport(db, OTHERS)).toMatchObject({ courses: 1, labs: 1 })
    expect(await db.select({ slug: courses.slug }).from(courses)).toEqual([{ slug: 'second' }])
    expect(await db.select({ path: labs.path }).from(labs)).toEqual([{ path: 'closed-door' }])
    expect(await db.select({ key: instructors.key }).from(instructors)).toEqual([
      { key: 'bob-example' },
    ])
    expect(await db.select().from(questions)).toEqual([])
  })

  test('are unlisted if a learner has records, and come back unchanged', async () => {
    const db = await imported()
    const user = await addLearner(db)
    const lab = await only(db.select().from(labs))
    await db.insert(labSessions).values({ userId: user.id, labId: lab.id, ttl: 30, creditsUsed: 1 })
    const before = await snapshot(db)

    await reimport(db, OTHERS)
    expect(
      await db
        .select({ slug: courses.slug, listed: courses.listed })
        .from(courses)
        .orderBy(courses.slug),
    ).toEqual([
      { slug: 'first-steps', listed: false },
      { slug: 'second', listed: true },
    ])
    expect(
      await db.select({ path: labs.path, listed: labs.listed }).from(labs).orderBy(labs.path),
    ).toEqual([
      { path: 'closed-door', listed: true },
      { path: 'open-door', listed: false },
    ])
    expect(await db.select().from(instructors)).toHaveLength(2)
    const gone = await snapshot(db)
    await reimport(db, OTHERS)
    expect(await snapshot(db)).toEqual(gone)

    await reimport(db, {})
    expect(withoutChangeTimes(await snapshot(db))).toBe(withoutChangeTimes(before))
  })
})
