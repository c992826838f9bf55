import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentFolder, validFiles } from './contentFixture.ts'
import type { Files } from './contentFixture.ts'
import { readContent } from './read.ts'
import { sourceHash } from './translationSource.ts'

const base = 'courses/first-steps'
const ar = `${base}/translations/ar`

const files = (source = sourceHash): Record<string, string> => ({
  [`${ar}/course.md`]: `---
source: ${source(validFiles[`${base}/course.md`])}
title: الخطوات الأولى
outcomes: [واحد, اثنان, ثلاثة, أربعة]
requirements: [طرفية]
modules: [خط البناء]
---
نظرة أولى.
`,
  [`${ar}/lessons/stages.md`]: `---
source: ${source(validFiles[`${base}/lessons/stages.md`])}
title: مراحل خط البناء
---
لخط البناء **مراحل**.
`,
  [`${ar}/lessons/check.yaml`]: `source: ${source(validFiles[`${base}/lessons/check.yaml`])}
title: اختبر نفسك
quiz:
  instructions: أجب عن السؤالين.
  questions:
    - text: ما الذي يعمل أولًا؟
      explanation: يحتاج البناء إلى المصادر.
      options:
        - { text: السحب, correct: true }
        - { text: النشر, correct: false }
    - text: ما المراحل؟
      explanation: طلب السحب ليس مرحلة.
      options:
        - { text: البناء, correct: true }
        - { text: الاختبار, correct: true }
        - { text: طلب السحب, correct: false }
`,
})

const problemsOf = async (changes: Files): Promise<readonly string[]> => {
  const folder = await contentFolder({ ...files(), ...changes })
  return readContent(folder).then(
    () => [],
    (error: { problems: readonly string[] }) => error.problems,
  )
}

const changed = (name: string, from: string, to: string): Files => {
  const path = `${ar}/${name}`
  const text = files()[path] ?? ''
  if (!text.includes(from)) throw new Error(`${path} holds no "${from}"`)
  return { [path]: text.replace(from, to) }
}

test('a translation has texts alone, of the course and of those lessons that are translated', async () => {
  const content = await readContent(
    await contentFolder({ ...files(), [`${ar}/lessons/check.yaml`]: null }),
  )
  const [translation] = content.courses[0]?.translations ?? []
  expect(translation).toMatchObject({
    locale: 'ar',
    title: 'الخطوات الأولى',
    modules: ['خط البناء'],
    isOutdated: false,
    lessons: [{ name: 'stages', title: 'مراحل خط البناء', isOutdated: false }],
  })
  expect(content.warnings).toEqual([])
})

test('a text that changed after it was translated is a warning with what to do, and no problem', async () => {
  const folder = await contentFolder(files())
  const lesson = join(folder, base, 'lessons/stages.md')
  const text = `${await readFile(lesson, 'utf8')}\n## More\n\nMore of it.\n`
  await writeFile(lesson, text)
  const { courses, warnings } = await readContent(folder)
  expect(warnings).toEqual([
    `content/${ar}/lessons/stages.md:2: is older than the English text: once it says the same again, set source to ${sourceHash(text)}`,
  ])
  expect(
    courses[0]?.translations[0]?.lessons.map(({ name, isOutdated }) => [name, isOutdated]),
  ).toEqual([
    ['check', false],
    ['stages', true],
  ])
})

describe('each broken rule is named with its file and line', () => {
  test.each<[string, Files, string]>([
    [
      'a lesson that the course does not have',
      { [`${ar}/lessons/gone.md`]: '---\ntitle: x\n---\nx' },
      'lessons/gone.md:1: translates no lesson of the course (it has stages.md, check.yaml)',
    ],
    [
      'a folder that is no language',
      { [`${base}/translations/arabic/course.md`]: 'x' },
      '../arabic: must be named by the tag of a language other than English, such as ar or pt-BR',
    ],
    ['no course.md', { [`${ar}/course.md`]: null }, 'course.md: no such file'],
    [
      'fewer modules',
      changed('course.md', 'modules: [خط البناء]', 'modules: [خط, البناء]'),
      'course.md:6: modules must have 1 entries, as in English (got 2)',
    ],
    [
      'a level, which no translation has',
      changed('course.md', 'modules:', 'level: expert\nmodules:'),
      'course.md:6: level is not a known key',
    ],
    [
      'no source',
      changed('lessons/stages.md', 'source:', 'sources:'),
      'lessons/stages.md:2: source is missing',
    ],
    [
      'another number of headings',
      changed('lessons/stages.md', 'لخط', '## مرحلة\n\nلخط'),
      'lessons/stages.md:5: must have as many headings as the English text, 0 (got 1): links lead to them',
    ],
    [
      'another right answer',
      changed(
        'lessons/check.yaml',
        '{ text: النشر, correct: false }',
        '{ text: النشر, correct: true }',
      ),
      'lessons/check.yaml:10: quiz.questions[0].options[1].correct must be false, as in English',
    ],
    [
      'an option too few',
      changed('lessons/check.yaml', '        - { text: طلب السحب, correct: false }\n', ''),
      'lessons/check.yaml:13: quiz.questions[1].options must have 3 entries, as in English (got 2)',
    ],
    [
      'HTML in a text',
      changed('lessons/stages.md', '**مراحل**', '<b>مراحل</b>'),
      'lessons/stages.md:5: <b> is HTML, which is not shown: put it between backticks, or write Markdown',
    ],
  ])('%s', async (_rule, changes, problem) => {
    const place = problem.startsWith('../')
      ? problem.replace('..', `content/${base}/translations`)
      : `content/${ar}/${problem}`
    expect(await problemsOf(changes)).toContain(place)
  })
})
