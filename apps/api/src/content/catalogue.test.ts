import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accessTypes, completionCredentials } from '@rampart/contract/entities/course'
import { domains, levels } from '@rampart/contract/entities/values'
import { noFilter } from '@rampart/contract/rules/catalogueFilter'
import { signOf } from '@rampart/contract/rules/signs'
import { beforeAll, describe, expect, test } from 'vitest'
import { listCatalogue } from '../explore/explore.store.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { contentTables } from './content.store.ts'
import { renderMarkdown } from './html.ts'
import { importContent } from './import.ts'
import { readContent } from './read.ts'
import type { Content, Course, Lab, Question } from './types.ts'

const realContent = fileURLToPath(new URL('../../../../content', import.meta.url))

let content: Content

beforeAll(async () => {
  content = await readContent(realContent)
})

const lessonsOf = (course: Course) => course.modules.flatMap(({ lessons }) => lessons)
const questionsOf = (course: Course): Question[] =>
  lessonsOf(course).flatMap((lesson) => (lesson.type === 'quiz' ? lesson.quiz.questions : []))

function courseOf(slug: string): Course {
  const course = content.courses.find((entry) => entry.slug === slug)
  if (!course) throw new Error(`no course ${slug}`)
  return course
}

function labOf(path: string): Lab {
  const lab = content.labs.find((entry) => entry.path === path)
  if (!lab) throw new Error(`no lab ${path}`)
  return lab
}

const typesOf = (slug: string) => lessonsOf(courseOf(slug)).map(({ type }) => type)

test('the catalogue has enough courses and labs of every kind', () => {
  const listed = content.labs.filter((lab) => lab.listed)
  expect(content.courses.length).toBeGreaterThanOrEqual(16)
  expect(listed.length).toBeGreaterThanOrEqual(10)
  for (const items of [content.courses, listed]) {
    expect(new Set(items.map(({ domain }) => domain))).toEqual(new Set(domains))
    expect(new Set(items.map(({ level }) => level))).toEqual(new Set(levels))
  }
  expect(new Set(content.courses.map(({ access }) => access))).toEqual(new Set(accessTypes))
  expect(new Set(content.courses.map(({ credential }) => credential))).toEqual(
    new Set(completionCredentials),
  )
  const titles = [...content.courses, ...content.labs].map(({ title }) => title.toLowerCase())
  expect(new Set(titles).size).toBe(titles.length)
})

test('every listed course and lab has a sign, and no two of a domain have the same', () => {
  const items = [...content.courses, ...content.labs.filter((lab) => lab.listed)]
  const pictures = items.map(({ title, domain, sign }) => `${domain}: ${sign ?? signOf(title)}`)
  expect(pictures.filter((picture) => picture.endsWith('null'))).toEqual([])
  expect(pictures.filter((picture, place) => pictures.indexOf(picture) < place)).toEqual([])
})

test('every instructor has a portrait, and no two have the same', () => {
  const portraits = content.instructors.map(({ picture }) => picture?.split('.')[1])
  expect(portraits).not.toContain(undefined)
  expect(new Set(portraits).size).toBe(content.instructors.length)
})

test('every film of this site that the courses show exists', async () => {
  const films = new Set([
    ...(await readdir(join(realContent, 'videos'))),
    ...(await readdir(join(realContent, 'films'))),
  ])
  const endings: Readonly<Record<string, string>> = { demo: '.webm', terminal: '.cast' }
  const videos = content.courses.flatMap((course) => [
    course.preview,
    ...lessonsOf(course).flatMap((lesson) => (lesson.type === 'video' ? lesson.video : [])),
  ])
  const missing = videos.filter(
    ({ library, content: name }) => library in endings && !films.has(name + endings[library]),
  )
  expect(missing).toEqual([])
})

test('every lesson has enough text, and none is a placeholder', () => {
  for (const course of content.courses) {
    for (const lesson of lessonsOf(course)) {
      const text =
        lesson.type === 'video'
          ? lesson.text
          : lesson.quiz.questions.map(({ explanation }) => explanation).join(' ')
      expect(`${course.slug}/${lesson.name}: ${text}`).toMatch(/: \S+(\s+\S+){10,}/)
      expect(`${course.slug}/${lesson.name}: ${text}`).not.toMatch(/lorem ipsum/i)
    }
  }
})

describe('the courses that tests and demo records name', () => {
  const named: [
    slug: string,
    title: string,
    level: string,
    domain: string,
    access: string,
    credential: string,
    lessons: number,
    minutes: number,
  ][] = [
    [
      'linux-for-cloud',
      'Linux for the Cloud',
      'beginner',
      'cloud engineering',
      'open',
      'certificate',
      12,
      150,
    ],
    [
      'aws-iam-essentials',
      'AWS IAM Essentials',
      'intermediate',
      'cybersecurity',
      'invite',
      'badge',
      5,
      90,
    ],
    [
      'kubernetes-hardening',
      'Kubernetes Hardening',
      'expert',
      'devsecops',
      'subscription',
      'certificate',
      11,
      200,
    ],
    ['git-basics', 'Git Basics', 'beginner', 'devops', 'open', 'none', 3, 45],
    [
      'incident-response-101',
      'Incident Response 101',
      'intermediate',
      'cybersecurity',
      'open',
      'certificate',
      4,
      60,
    ],
    [
      'container-fundamentals',
      'Container Fundamentals',
      'beginner',
      'devops',
      'open',
      'badge',
      4,
      75,
    ],
    [
      'quick-win',
      'Your First Firewall Rule',
      'beginner',
      'cybersecurity',
      'open',
      'certificate',
      2,
      20,
    ],
  ]

  test.each(named)('%s', (slug, title, level, domain, access, credential, count, minutes) => {
    const course = courseOf(slug)
    const lessons = lessonsOf(course)
    expect(course).toMatchObject({ title, level, domain, access, credential })
    expect(lessons).toHaveLength(count)
    expect(lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)).toBe(minutes)
  })

  test('which lessons are quizzes', () => {
    expect(typesOf('linux-for-cloud').filter((type) => type === 'quiz')).toHaveLength(1)
    expect(typesOf('git-basics')).toEqual(['video', 'video', 'quiz'])
    expect(typesOf('quick-win')).toEqual(['video', 'video'])
  })

  test('the quiz of git-basics has the right options that e2e/journeys/lessons.ts chooses', () => {
    const questions = questionsOf(courseOf('git-basics'))
    expect(questions.map(({ multiple }) => multiple)).toEqual([false, true, false])
    const right = questions.flatMap(({ options }) => options.filter(({ correct }) => correct))
    expect(right.map(({ text }) => text)).toEqual([
      'git diff --staged',
      'It is a label that points to one commit',
      'After a merge, deleting it loses no commits',
      'git revert, then an ordinary push',
    ])
  })

  // Their readers, and tests, choose the right ones by that.
  test('the quiz of git-basics, and no other, marks its wrong options', () => {
    const mark = '(not this one)'
    for (const { text, correct } of questionsOf(courseOf('git-basics')).flatMap((q) => q.options))
      expect({ text, isMarked: text.endsWith(mark) }).toEqual({ text, isMarked: !correct })
    const others = content.courses.filter(({ slug }) => slug !== 'git-basics').flatMap(questionsOf)
    const options = others.flatMap((question) => question.options)
    expect(options.filter(({ text }) => text.includes('this one)'))).toEqual([])
  })
})

describe('the labs that tests and demo records name', () => {
  test.each([
    ['jwt-forgery', 'Forge a JSON Web Token', 'intermediate', 'cybersecurity', true],
    ['exposed-bucket', 'The Exposed Bucket', 'beginner', 'cloud engineering', true],
    ['leaky-pipeline', 'The Leaky Pipeline', 'intermediate', 'devsecops', true],
    ['never-starts', 'Provisioning Drill', 'beginner', 'devops', false],
  ])('%s', (path, title, level, domain, listed) => {
    expect(labOf(path)).toMatchObject({ title, level, domain, listed })
  })

  test('every guide has headings, a code block and a table', () => {
    for (const { path, listed, guide } of content.labs) {
      const html = renderMarkdown(guide)
      const missing = listed
        ? ['<h2 ', '<pre><code', '<table>'].filter((tag) => !html.includes(tag))
        : []
      expect({ path, missing }).toEqual({ path, missing: [] })
    }
  })
})

test('all of it can be imported into a database', async () => {
  const { db } = await testDatabase()
  expect(await importContent(db, realContent)).toEqual({
    courses: content.courses.length,
    labs: content.labs.length,
    warnings: [],
  })
  const lessons = content.courses.flatMap(lessonsOf)
  expect(await db.$count(contentTables.lessons)).toBe(lessons.length)
  expect(await db.$count(contentTables.quizzes)).toBe(
    lessons.filter(({ type }) => type === 'quiz').length,
  )
  expect(await db.$count(contentTables.options)).toBe(
    content.courses.flatMap(questionsOf).flatMap(({ options }) => options).length,
  )
  // What beginners can start at once comes first, then their labs; titles decide among equals.
  const { data } = await listCatalogue(db, noFilter, null, null)
  const listed = data.map(
    ({ type, level, accessType = 'open' }) => `${level} ${accessType} ${type}`,
  )
  expect([...new Set(listed)]).toEqual([
    'beginner open course',
    'beginner open lab',
    'beginner subscription course',
    'intermediate open course',
    'intermediate open lab',
    'intermediate subscription course',
    'intermediate invite course',
    'expert open course',
    'expert open lab',
    'expert subscription course',
    'expert invite course',
  ])
})
