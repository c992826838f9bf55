import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { send, signIn } from './support/http.ts'
import { installation } from './support/installation.ts'
import type { Serving } from './support/processes.ts'
import { failure, filledFolder, startSite } from './support/tests.ts'

interface Item {
  id: string
  slug: string | null
  path: string | null
  title: string
}

/** The items of a catalogue's response, by slug or lab path. */
function itemsOf(answer: string): Map<string, Item> {
  const { data } = JSON.parse(answer) as { data: Item[] }
  return new Map(data.map((item) => [item.slug ?? item.path ?? '', item]))
}

const before = itemsOf(inject('filledCatalogue'))

const catalogue = async ({ address }: Serving) =>
  itemsOf((await send(address, '/api/explore')).text)

/** Replaces a piece of a file, which must be there. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

test('broken content stops the start before anything changes, and says where', async () => {
  const [root, folder] = [await installation(), await filledFolder()]
  const courses = join(root, 'content/courses')
  // On its own, this would remove a course that nobody has enrolled in, together with its id.
  await rename(join(courses, 'git-basics'), join(root, 'git-basics'))
  await edit(join(courses, 'quick-win/course.md'), 'level: beginner', 'level: easy')
  await edit(join(courses, 'terraform-in-practice/course.md'), 'modules:', 'modulse:')
  const { code, errors } = await failure({ DATA_DIR: folder }, root)
  expect(code).toBe(1)
  expect
    .soft(errors.trimEnd().split('\n'))
    .toEqual([
      'The content has 3 problems:',
      'content/courses/quick-win/course.md:3: level must be one of beginner, intermediate, expert (got "easy")',
      expect.stringMatching(
        /^content\/courses\/terraform-in-practice\/course\.md:\d+: modules is missing$/,
      ),
      expect.stringMatching(
        /^content\/courses\/terraform-in-practice\/course\.md:\d+: modulse is not a known key$/,
      ),
    ])
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)

  await rename(join(root, 'git-basics'), join(courses, 'git-basics'))
  await edit(join(courses, 'quick-win/course.md'), 'level: easy', 'level: beginner')
  await edit(join(courses, 'terraform-in-practice/course.md'), 'modulse:', 'modules:')
  expect(await catalogue(await startSite({ DATA_DIR: folder }, root))).toEqual(before)
})

test('changed content is taken over with the next start; a removed course stays for those who take it', async () => {
  const [root, folder] = [await installation(), await filledFolder()]
  const courses = join(root, 'content/courses')
  const first = await startSite({ DATA_DIR: folder }, root)
  await (await signIn(first.address)).enrol('git-basics')
  first.kill('SIGTERM')
  await first.end

  await rm(join(courses, 'git-basics'), { recursive: true })
  await rm(join(courses, 'quick-win'), { recursive: true })
  await edit(join(courses, 'terraform-in-practice/course.md'), 'title: ', 'title: New ')
  const second = await startSite({ DATA_DIR: folder }, root)
  const left = await catalogue(second)
  expect([...before.keys()].filter((name) => !left.has(name)).toSorted()).toEqual([
    'git-basics',
    'quick-win',
  ])
  expect(left.get('terraform-in-practice')).toMatchObject({
    id: before.get('terraform-in-practice')?.id,
    title: `New ${before.get('terraform-in-practice')?.title}`,
  })
  expect((await send(second.address, '/course/quick-win')).status).toBe(404)
  expect((await send(second.address, '/course/git-basics')).status).toBe(200)
  expect(await (await signIn(second.address)).isEnrolled('git-basics')).toBe(true)
})
