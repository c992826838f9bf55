import { relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentFolder, edited, validFiles } from './contentFixture.ts'
import type { Files } from './contentFixture.ts'
import { ContentError } from './problems.ts'
import { readContent } from './read.ts'

const COURSE = 'courses/first-steps/course.md'
const VIDEO = 'courses/first-steps/lessons/stages.md'
const QUIZ = 'courses/first-steps/lessons/check.yaml'
const LAB = 'labs/open-door/lab.md'
const withChecks = (...checks: string[]) =>
  edited(
    LAB,
    '  - Patience',
    `  - Patience\nchecks:\n${checks.map((check) => `  - ${check}`).join('\n')}`,
  )

async function problemsOf(changes: Files): Promise<readonly string[]> {
  const error: unknown = await readContent(await contentFolder(changes)).catch(
    (reason: unknown) => reason,
  )
  if (!(error instanceof ContentError))
    throw new Error('the content was accepted', { cause: error })
  return error.problems
}

const rename = (from: keyof typeof validFiles, to: string): Files => ({
  [from]: null,
  [to]: validFiles[from],
})

const list = (...items: string[]): string => items.map((item) => `  - ${item}\n`).join('')

test('valid content is read completely', async () => {
  const content = await readContent(
    await contentFolder({
      'labs/open-door/target/server.ts': 'runtime',
      'courses/.DS_Store': 'hidden',
    }),
  )
  expect(content.instructors).toMatchObject([{ id: 'ada-example', name: 'Ada Example' }])
  expect(content.courses).toMatchObject([
    {
      slug: 'first-steps',
      description: 'A first look at pipelines, line by line.\n\nThen a quiz.',
      preview: { library: 'demo', content: 'intro-devops' },
      modules: [
        {
          title: 'The pipeline',
          lessons: [
            { name: 'stages', text: 'A pipeline has **stages**.' },
            { name: 'check', type: 'quiz' },
          ],
        },
      ],
    },
  ])
  expect(content.labs).toMatchObject([
    { path: 'open-door', listed: true, guide: '## Look around\n\nStart with the ports.' },
  ])
})

test('a preview can be a film of content/videos, by its name', async () => {
  const dir = await contentFolder(
    edited(COURSE, 'preview:\n  library: demo\n  content: intro-devops', 'preview: intro-devops'),
  )
  expect(await readContent(dir)).toEqual(await readContent(await contentFolder()))
})

test('Windows line ends and a byte order mark are allowed', async () => {
  const windows = Object.fromEntries(
    Object.entries(validFiles).map(([path, text]) => [
      path,
      `\ufeff${text.replaceAll('\n', '\r\n')}`,
    ]),
  )
  expect(await readContent(await contentFolder(windows))).toEqual(
    await readContent(await contentFolder()),
  )
})

describe('each broken rule is named with its file and line', () => {
  const cases: [rule: string, changes: Files, problem: string][] = [
    [
      'a level that is none',
      edited(COURSE, 'beginner', 'begginer'),
      `${COURSE}:3: level must be one of beginner, intermediate, expert (got "begginer")`,
    ],
    [
      'a domain that is none',
      edited(LAB, 'cybersecurity', 'security'),
      `${LAB}:4: domain must be one of cloud engineering, cybersecurity, devops, devsecops (got "security")`,
    ],
    [
      'an access type that is none',
      edited(COURSE, 'open', 'free'),
      `${COURSE}:5: access must be one of open, invite, subscription (got "free")`,
    ],
    [
      'a credential that is none',
      edited(COURSE, 'certificate', 'medal'),
      `${COURSE}:6: credential must be one of certificate, badge, none (got "medal")`,
    ],
    [
      'an unknown instructor',
      edited(COURSE, 'instructor: ada-example', 'instructor: nobody'),
      `${COURSE}:7: instructor nobody is not in instructors.yaml`,
    ],
    [
      'an unknown key',
      edited(COURSE, 'level:', 'colour: red\nlevel:'),
      `${COURSE}:3: colour is not a known key`,
    ],
    [
      'an unknown key inside',
      edited(VIDEO, '  content: pipeline-run', '  content: pipeline-run\n  host: x'),
      `${VIDEO}:8: video.host is not a known key`,
    ],
    ['a missing key', edited(COURSE, 'title: First Steps\n', ''), `${COURSE}:2: title is missing`],
    [
      'a missing key inside',
      edited(VIDEO, '  content: pipeline-run\n', ''),
      `${VIDEO}:5: video.content is missing`,
    ],
    ['an empty value', edited(COURSE, 'First Steps', ''), `${COURSE}:2: title is empty`],
    [
      'an empty text',
      edited(COURSE, 'First Steps', '"  "'),
      `${COURSE}:2: title must not be empty`,
    ],
    [
      'a number for a text',
      edited(COURSE, 'First Steps', '2024'),
      `${COURSE}:2: title must be text: put it in quotes (got 2024)`,
    ],
    [
      'a long title',
      edited(COURSE, 'First Steps', 'x'.repeat(121)),
      `${COURSE}:2: title must have at most 120 characters (got 121)`,
    ],
    [
      'a title of two lines',
      edited(COURSE, 'First Steps', '"a\\nb"'),
      `${COURSE}:2: title must be one line of plain text (got "a\\nb")`,
    ],
    [
      'an escaped control character',
      edited(LAB, 'Find the port', '"\\0" #'),
      `${LAB}:7: description must not hold control characters (got "\\u0000")`,
    ],
    [
      'a text for minutes',
      edited(VIDEO, '10', 'ten'),
      `${VIDEO}:4: minutes must be a number (got "ten")`,
    ],
    [
      'half a minute',
      edited(VIDEO, '10', '0.5'),
      `${VIDEO}:4: minutes must be a whole number (got 0.5)`,
    ],
    ['no minutes', edited(VIDEO, '10', '0'), `${VIDEO}:4: minutes must be at least 1 (got 0)`],
    [
      'too many minutes',
      edited(LAB, '30', '601'),
      `${LAB}:5: minutes must be at most 600 (got 601)`,
    ],
    [
      'a text for yes or no',
      edited(LAB, 'true', 'yes'),
      `${LAB}:6: listed must be true or false (got "yes")`,
    ],
    [
      'a wrong lesson type',
      edited(VIDEO, 'type: video', 'type: text'),
      `${VIDEO}:3: type must be one of video (got "text")`,
    ],
    [
      'a preview with a slash',
      edited(COURSE, 'intro-devops', '../x'),
      `${COURSE}:10: preview.content must be letters, digits, _ or -, at most 100 characters (got "../x")`,
    ],
    [
      'a preview that is a number',
      edited(COURSE, 'preview:\n  library: demo\n  content: intro-devops', 'preview: 3'),
      `${COURSE}:8: preview must be the name of a film in videos/, or library and content of a video (got 3)`,
    ],
    [
      'a lesson video id with a slash',
      edited(VIDEO, 'pipeline-run', '../x'),
      `${VIDEO}:7: video.content must be letters, digits, _ or -, at most 100 characters (got "../x")`,
    ],
    [
      'too few outcomes',
      edited(COURSE, '  - Tag a release\n', ''),
      `${COURSE}:11: outcomes must have at least 4 entries (got 3)`,
    ],
    [
      'too many outcomes',
      edited(COURSE, '  - Tag a release\n', list('a', 'b', 'c', 'd', 'e', 'f')),
      `${COURSE}:11: outcomes must have at most 8 entries (got 9)`,
    ],
    [
      'no course requirements',
      edited(COURSE, 'requirements:\n  - A terminal', 'requirements: []'),
      `${COURSE}:16: requirements must have at least 1 entry (got 0)`,
    ],
    [
      'too few lab requirements',
      edited(LAB, '  - Patience\n', ''),
      `${LAB}:8: requirements must have at least 3 entries (got 2)`,
    ],
    [
      'a bad id of a check',
      withChecks('{ id: List_Closed, name: A }'),
      `${LAB}:13: checks[0].id must be lower-case letters, digits and hyphens, at most 40 characters (got "List_Closed")`,
    ],
    [
      'a name of a check in two lines',
      withChecks('{ id: a, name: "A\\nB" }'),
      `${LAB}:13: checks[0].name must be one line of plain text (got "A\\nB")`,
    ],
    [
      'two checks of one id',
      withChecks('{ id: a, name: A }', '{ id: a, name: B }'),
      `${LAB}:12: checks must have different ids: a is there twice`,
    ],
    [
      'guards alone',
      withChecks('{ id: a, name: A, guard: true }'),
      `${LAB}:12: checks must have at least one check that is no guard`,
    ],
    [
      'too many checks',
      withChecks(...Array.from({ length: 21 }, (_, index) => `{ id: a${index}, name: A }`)),
      `${LAB}:12: checks must have at most 20 entries (got 21)`,
    ],
    [
      'too many lab requirements',
      edited(LAB, '  - Patience\n', list('a', 'b', 'c', 'd', 'e')),
      `${LAB}:8: requirements must have at most 6 entries (got 7)`,
    ],
    [
      'a text for a list',
      edited(
        LAB,
        'requirements:\n  - A browser\n  - Basic HTTP\n  - Patience',
        'requirements: none',
      ),
      `${LAB}:8: requirements must be a list (got "none")`,
    ],
    [
      'no modules',
      edited(
        COURSE,
        'modules:\n  - title: The pipeline\n    lessons:\n      - stages\n      - check',
        'modules: []',
      ),
      `${COURSE}:18: modules must have at least 1 entry (got 0)`,
    ],
    [
      'a lesson without a file',
      edited(COURSE, '- check', '- check\n      - more'),
      `${COURSE}:23: lesson more has no file in lessons/`,
    ],
    [
      'a lesson with two files',
      { 'courses/first-steps/lessons/stages.yaml': validFiles[QUIZ] },
      `${COURSE}:21: lesson stages has two files in lessons/: stages.md and stages.yaml`,
    ],
    [
      'a lesson listed twice',
      edited(COURSE, '- check', '- check\n      - stages'),
      `${COURSE}:23: lesson stages is listed twice`,
    ],
    [
      'an unlisted lesson',
      { 'courses/first-steps/lessons/more.yaml': validFiles[QUIZ] },
      'courses/first-steps/lessons/more.yaml: is not listed in course.md',
    ],
    [
      'a lesson of another kind',
      { 'courses/first-steps/lessons/more.txt': '' },
      'courses/first-steps/lessons/more.txt: does not belong here: lessons are .md or .yaml files',
    ],
    [
      'a lesson folder',
      { 'courses/first-steps/lessons/more/a.md': '' },
      'courses/first-steps/lessons/more: does not belong here: lessons are files',
    ],
    [
      'a stray file of a course',
      { 'courses/first-steps/notes.md': '' },
      'courses/first-steps/notes.md: does not belong here: a course contains course.md, lessons/ and translations/',
    ],
    [
      'a stray file of the labs',
      { 'labs/README.md': '' },
      'labs/README.md: does not belong here: expected folders only',
    ],
    [
      'a bad slug',
      {
        'courses/Third_Course/course.md': validFiles[COURSE].replace(
          '- stages\n      - check',
          '- a',
        ),
        'courses/Third_Course/lessons/a.md': validFiles[VIDEO],
      },
      "courses/Third_Course: the folder's name must be lower-case letters, digits and single hyphens, at most 80 characters",
    ],
    [
      'a bad lab path',
      rename(LAB, 'labs/open--door/lab.md'),
      "labs/open--door: the folder's name must be lower-case letters, digits and single hyphens, at most 80 characters",
    ],
    [
      'a bad lesson name',
      edited(COURSE, '- check', '- check\n      - ../x'),
      `${COURSE}:23: modules[0].lessons[2] must be lower-case letters, digits and single hyphens, at most 80 characters (got "../x")`,
    ],
    [
      'a repeated module title',
      edited(COURSE, '      - check', '  - title: the Pipeline\n    lessons:\n      - check'),
      `${COURSE}:22: modules[1].title repeats an earlier title`,
    ],
    [
      'a repeated lesson title',
      edited(QUIZ, 'Check yourself', 'stages of a pipeline'),
      `${QUIZ}:1: title repeats that of lesson stages in the same module`,
    ],
    [
      'a repeated instructor',
      { 'instructors.yaml': validFiles['instructors.yaml'].repeat(2) },
      'instructors.yaml:5: [1].id repeats ada-example',
    ],
    [
      'no right option',
      edited(QUIZ, 'correct: true', 'correct: false'),
      `${QUIZ}:11: quiz.questions[0].options must have exactly 1 correct option (got 0)`,
    ],
    [
      'two right options of a single choice',
      edited(QUIZ, 'correct: false', 'correct: true'),
      `${QUIZ}:11: quiz.questions[0].options must have exactly 1 correct option (got 2)`,
    ],
    [
      'one right option of a multiple choice',
      edited(QUIZ, 'Test\n          correct: true', 'Test\n          correct: false'),
      `${QUIZ}:19: quiz.questions[1].options must have at least 2 correct options, as the question is multiple (got 1)`,
    ],
    [
      'no wrong option of a multiple choice',
      edited(
        QUIZ,
        'Pull request\n          correct: false',
        'Pull request\n          correct: true',
      ),
      `${QUIZ}:19: quiz.questions[1].options must have at least 1 wrong option`,
    ],
    [
      'a single option',
      edited(QUIZ, '        - text: Deploy\n          correct: false\n', ''),
      `${QUIZ}:11: quiz.questions[0].options must have at least 2 entries (got 1)`,
    ],
    [
      'a repeated option',
      edited(QUIZ, 'text: Deploy', 'text: checkout'),
      `${QUIZ}:14: quiz.questions[0].options[1].text repeats an earlier option`,
    ],
    [
      'a repeated question',
      edited(QUIZ, 'Which are stages?', 'What runs first?'),
      `${QUIZ}:16: quiz.questions[1].text repeats an earlier question`,
    ],
    [
      'no questions',
      { [QUIZ]: validFiles[QUIZ].replace(/questions:[^]*/, 'questions: []\n') },
      `${QUIZ}:7: quiz.questions must have at least 1 entry (got 0)`,
    ],
    [
      'a pass mark of 0',
      edited(QUIZ, '70', '0'),
      `${QUIZ}:6: quiz.passMark must be at least 1 (got 0)`,
    ],
    [
      'a pass mark of 101',
      edited(QUIZ, '70', '101'),
      `${QUIZ}:6: quiz.passMark must be at most 100 (got 101)`,
    ],
    [
      'HTML in a lesson',
      edited(VIDEO, 'A pipeline', 'One.\n\nTwo,\nset <your-name>. A pipeline'),
      `${VIDEO}:12: <your-name> is HTML, which is not shown: put it between backticks, or write Markdown`,
    ],
    [
      'an image',
      edited(LAB, 'Start', '![map](https://example.org/map.png) Start'),
      `${LAB}:15: ![map](https://example.org/map.png) is an image, which is not shown`,
    ],
    [
      'a script link',
      edited(LAB, 'Start', '[x](javascript:alert(1)) Start'),
      `${LAB}:15: [x](javascript:alert(1)) must lead to an http or https address`,
    ],
    [
      'a lesson without text',
      edited(VIDEO, 'A pipeline has **stages**.\n', ''),
      `${VIDEO}:9: has no text below the front matter`,
    ],
    [
      'a course without description',
      { [COURSE]: validFiles[COURSE].replace(/---\nA first[^]*/, '---\n') },
      `${COURSE}:24: has no description below the front matter`,
    ],
    [
      'a long description',
      edited(COURSE, 'Then a quiz.', 'x'.repeat(2000)),
      `${COURSE}:24: the description must have at most 2000 characters (got 2042)`,
    ],
    [
      'no front matter',
      { [LAB]: '# The Open Door\n' },
      `${LAB}:1: must start with front matter: a line of ---`,
    ],
    [
      'front matter without an end',
      { [LAB]: '---\ntitle: x\n' },
      `${LAB}:1: front matter has no closing line of ---`,
    ],
    ['empty front matter', { [LAB]: '---\n---\ntext\n' }, `${LAB}:1: contains no YAML`],
    [
      'front matter that is a text',
      { [LAB]: '---\nhello\n---\ntext\n' },
      `${LAB}:2: the document must be a set of keys (got "hello")`,
    ],
    [
      'a day that is none',
      edited(COURSE, 'level:', 'published: 2026-13-01\nlevel:'),
      `${COURSE}:3: published must be a day such as 2026-03-14 (got "2026-13-01")`,
    ],
    [
      'an unquoted asterisk',
      edited(COURSE, 'Tag a release', '*Tag*'),
      `${COURSE}:14: *Tag* is an alias, which content does not use: put the text in quotes`,
    ],
    [
      'a key given twice',
      edited(LAB, 'minutes: 30', 'minutes: 30\nminutes: 40'),
      `${LAB}:6: is not valid YAML: Map keys must be unique`,
    ],
    [
      'bytes that are not UTF-8',
      {
        [LAB]: Buffer.concat([
          Buffer.from('---\ntitle: caf'),
          Buffer.from([0xe9]),
          Buffer.from('\n---\n'),
        ]),
      },
      `${LAB}:2: is not UTF-8 text`,
    ],
    [
      'a control character',
      edited(VIDEO, 'A pipeline', 'A\u0000pipeline'),
      `${VIDEO}:9: contains a control character`,
    ],
    [
      'a file of more than a mebibyte',
      { [LAB]: 'x'.repeat(1_048_577) },
      `${LAB}: is larger than 1048576 bytes`,
    ],
    ['no instructors', { 'instructors.yaml': null }, 'instructors.yaml: no such file'],
    [
      'no course.md',
      { 'courses/empty/lessons/a.md': validFiles[VIDEO] },
      'courses/empty/course.md: no such file',
    ],
    [
      'no lessons folder',
      { [VIDEO]: null, [QUIZ]: null },
      'courses/first-steps/lessons: no such folder',
    ],
    ['no lab.md', { [LAB]: null, 'labs/open-door/target.ts': '' }, `${LAB}: no such file`],
    ['no labs folder', { [LAB]: null }, 'labs: no such folder'],
  ]

  test.each(cases)('%s', async (_rule, changes, problem) => {
    expect(await problemsOf(changes)).toEqual([`content/${problem}`])
  })
})

test('all problems are reported at once, sorted by file and line', async () => {
  const problems = await problemsOf({
    ...edited(LAB, 'level: beginner\ndomain: cybersecurity', 'level: hard\ndomain: x'),
    ...edited(COURSE, 'beginner', 'easy'),
    ...edited(VIDEO, '10', '-1'),
  })
  expect(problems.map((problem) => problem.split(': ')[0])).toEqual([
    `content/${COURSE}:3`,
    `content/${VIDEO}:4`,
    `content/${LAB}:3`,
    `content/${LAB}:4`,
  ])
})

test('a missing folder is one clear line, with its whole path', async () => {
  const dir = `${await contentFolder()}-not-there`
  const message = `The content has 1 problem:\n${dir}: no such folder`
  await expect(readContent(relative('', dir))).rejects.toMatchObject({ message })
})
