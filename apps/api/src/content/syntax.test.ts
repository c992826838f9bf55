import { expect, test } from 'vitest'
import { contentFolder, edited } from './contentFixture.ts'
import type { Files } from './contentFixture.ts'
import { readContent } from './read.ts'

const COURSE = 'courses/first-steps/course.md'
const LAB = 'labs/open-door/lab.md'

const withGuide = (text: string) => edited(LAB, 'Start with the ports.', text)

const cases: [fault: string, changes: Files, problem: string][] = [
  [
    'a colon in a text without quotes',
    edited(COURSE, 'First Steps', 'First: Steps'),
    `${COURSE}:2: is not valid YAML: Nested mappings are not allowed in compact mappings (put a text with a colon in it in quotes)`,
  ],
  [
    'a key without a colon',
    edited(COURSE, 'level: ', 'level '),
    `${COURSE}:3: is not valid YAML: Implicit keys need to be on a single line (expected a key, a colon and a space)`,
  ],
  [
    'a text that begins with @',
    edited(COURSE, 'First Steps', '@home'),
    `${COURSE}:2: is not valid YAML: Plain value cannot start with reserved character @ (put the text in quotes)`,
  ],
  [
    'a merge conflict in front matter',
    edited(COURSE, 'level:', '<<<<<<< HEAD\nlevel:'),
    `${COURSE}:3: is not valid YAML: Implicit keys need to be on a single line (the mark of a merge conflict)`,
  ],
  [
    'a merge conflict in a text',
    withGuide('Start.\n>>>>>>> theirs'),
    `${LAB}:16: >>>>>>> theirs is the mark of a merge conflict`,
  ],
  [
    'code that does not end',
    withGuide('```sh\nls\n\nStart with the ports.'),
    `${LAB}:15: \`\`\`sh begins code that no line of \`\`\` ends`,
  ],
]

test.each(cases)('%s is a problem that says what to write', async (_fault, changes, problem) => {
  await expect(readContent(await contentFolder(changes))).rejects.toMatchObject({
    problems: [`content/${problem}`],
  })
})

test('marks of a merge conflict and fences may be shown as code', async () => {
  const text = '```\n<<<<<<< HEAD\n=======\n>>>>>>> theirs\n```\n\n    ```sh\n\n~~~~\n```\n~~~~'
  const { labs } = await readContent(await contentFolder(withGuide(text)))
  expect(labs).toHaveLength(1)
})
